import { createHash } from 'node:crypto';
import type { SoundSpec } from './instruments.ts';

/** Raised when the sounds change, so that an address never plays two different ones. */
const SOUNDS_EDITION = 1;
const LENGTH = 20;

/** The id of the file of a sound. */
export const soundIdOf = ({ key }: Pick<SoundSpec, 'key'>): string =>
  createHash('sha256')
    .update(JSON.stringify([SOUNDS_EDITION, 'sound', key]))
    .digest('hex')
    .slice(0, LENGTH);
