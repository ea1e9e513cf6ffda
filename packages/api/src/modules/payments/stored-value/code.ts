import { createHash, randomInt } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 16;
const PATTERN = /^[2-9A-HJ-NP-Z]{16}$/;

/** A new code: 80 random bits in four groups that can be read aloud. */
export function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/**
 * The hash under which a code is stored; null for what cannot be a code. Spaces, hyphens and case are ignored. A code is too
 * long to be guessed, so a plain hash reveals nothing, and looking it up compares no secret.
 */
export function hashCode(text: string): string | null {
  const letters = text.slice(0, 60).replaceAll(/[\s-]/g, '').toUpperCase();
  return PATTERN.test(letters) ? createHash('sha256').update(letters).digest('hex') : null;
}

/** The part of a code that may be shown again. */
export const hintOf = (code: string): string => code.slice(-4);
