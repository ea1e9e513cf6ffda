import { describe, expect, it } from '@jest/globals';
import { pauseDay, stateInput } from './bulk-state.model.ts';

const now = new Date('2026-03-01T18:00:00.000Z');

describe('bulk edits of states', () => {
  it('asks for the day of a pause alone', () => {
    expect(stateInput('publish', '', now)).toEqual({ action: 'publish' });
    expect(stateInput('archive', 'never', now)).toEqual({ action: 'archive' });
    expect(stateInput('unpublish', pauseDay(now), now)).toEqual({
      action: 'unpublish',
      until: '2026-03-15T12:00:00.000Z',
    });
  });

  it('takes days from tomorrow on, within a year', () => {
    for (const day of ['', '2026-03-01', '2026-02-28', '2027-04-01', '31.03.2026'])
      expect(stateInput('unpublish', day, now)).toBeNull();
    expect(stateInput('unpublish', '2026-03-02', now)).not.toBeNull();
  });
});
