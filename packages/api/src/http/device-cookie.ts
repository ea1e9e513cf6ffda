import { createHmac, timingSafeEqual } from 'node:crypto';
import { type CookieWriter, DEVICE_COOKIE } from './cookies.ts';

/** Shorter than the 400 days after which browsers drop any cookie. */
const MAX_AGE_SECONDS = 365 * 86_400;
const PATTERN = /^([\w-]{22})\.([\w-]{43})$/;

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`device:${id}`).digest('base64url');

/** The id of the device that a cookie's value names; null for a value that none of the shop's secrets has signed. */
export function readDeviceId(secrets: readonly string[], value: string | undefined): string | null {
  const [, id = '', signature = ''] = PATTERN.exec(value ?? '') ?? [];
  const given = Buffer.from(signature);
  const isSigned = secrets.some((secret) => {
    const right = Buffer.from(sign(secret, id));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  return isSigned ? id : null;
}

/** Puts the id of a device, 22 characters of base64url, into the visitor's cookies, for a year. */
export function writeDeviceCookie(cookies: CookieWriter, secret: string, id: string): void {
  cookies.set(DEVICE_COOKIE, `${id}.${sign(secret, id)}`, { httpOnly: true, maxAge: MAX_AGE_SECONDS });
}
