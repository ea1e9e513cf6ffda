import * as photographs from './migrations/2026-11-23-1500-photographs.ts';
import * as photographEdits from './migrations/2026-11-23-1950-photograph-edits.ts';
import * as clips from './migrations/2026-11-27-0400-clips.ts';

export const migrations = {
  '2026-11-23-1500-photographs': photographs,
  '2026-11-23-1950-photograph-edits': photographEdits,
  '2026-11-27-0400-clips': clips,
};
