import { isSigned, sign } from '#api/platform/signature.ts';
import { type CookieWriter, DEVICE_COOKIE } from './cookies.ts';

/** Shorter than the 400 days after which browsers drop any cookie. */
const MAX_AGE_SECONDS = 365 * 86_400;
const PATTERN = /^([\w-]{22})\.([\w-]{43})$/;

/** The id of the device that a cookie's value names; null for a value that none of the shop's secrets has signed. */
export function readDeviceId(secrets: readonly string[], value: string | undefined): string | null {
  const [, id = '', signature = ''] = PATTERN.exec(value ?? '') ?? [];
  return isSigned(secrets, 'device', id, signature) ? id : null;
}

/** Puts the id of a device, 22 characters of base64url, into the visitor's cookies, for a year. */
export function writeDeviceCookie(cookies: CookieWriter, secret: string, id: string): void {
  cookies.set(DEVICE_COOKIE, `${id}.${sign(secret, 'device', id)}`, { httpOnly: true, maxAge: MAX_AGE_SECONDS });
}
