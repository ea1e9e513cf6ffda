import { randomInt } from 'node:crypto';
import { readCookie, writeCookie } from '@headstock/api/cookies';

const name = 'headstock-bucket';
const shape = /^\d{1,2}$/;
const keptSeconds = 30 * 24 * 3600;

export interface CanaryBucket {
  /** From 0 to 99; undefined for visitors who need none. */
  readonly bucket: number | undefined;
  /** The `set-cookie` by which the visitor is found in the same bucket again; null when there is nothing to set. */
  readonly cookie: string | null;
}

/** The visitor's share in canary releases, drawn once. Nobody gets the cookie while no canary is out. */
export function canaryBucket(cookieHeader: string | undefined, hasCanary: boolean, secure: boolean): CanaryBucket {
  if (!hasCanary) return { bucket: undefined, cookie: null };
  const known = readCookie(cookieHeader, name, secure) ?? '';
  if (shape.test(known)) return { bucket: Number(known), cookie: null };
  const bucket = randomInt(100);
  return { bucket, cookie: writeCookie(name, String(bucket), { httpOnly: true, maxAge: keptSeconds }, secure) };
}
