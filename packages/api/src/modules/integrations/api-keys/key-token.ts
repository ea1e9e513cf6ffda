import { createHash, randomBytes } from 'node:crypto';
import { newId } from '#api/platform/db/new-id.ts';

const PATTERN = /^hsk_[0-9a-z]{8}_[\w-]{43}$/;

/** A new key: shown once, known afterwards by its beginning and its hash. */
export type KeyToken = { readonly token: string; readonly prefix: string; readonly hash: string };

/** The hash by which a key is found; undefined for a text that is no key. */
export const hashOfKey = (token: string): string | undefined =>
  PATTERN.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;

/** Makes a key: `hsk_`, eight characters that tell it from others, and 256 random bits. Scanners of code know it by its form. */
export function newKeyToken(): KeyToken {
  const prefix = `hsk_${newId().slice(-8)}`;
  const token = `${prefix}_${randomBytes(32).toString('base64url')}`;
  return { token, prefix, hash: createHash('sha256').update(token).digest('hex') };
}
