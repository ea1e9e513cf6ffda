import { randomFillSync } from 'node:crypto';
import { isSigned, sign, timingSafeEqualText } from '#api/platform/signature.ts';

const DAY_SECONDS = 86_400;
/** How long a token is taken. */
export const CSRF_MAX_AGE_SECONDS = 30 * DAY_SECONDS;
/** A token older than this is replaced while it is still good. */
const REPLACE_AFTER_SECONDS = 15 * DAY_SECONDS;
const NONCE_BYTES = 16;
const PATTERN = /^([0-9a-z]{6,9})\.([\w-]{22})\.([\w-]{43})$/;

/** Random bytes in store: asking the system for a few at a time would cost more than all else about a token. */
const pool = Buffer.alloc(NONCE_BYTES * 256);
let taken = pool.length;

function makeNonce(): string {
  if (taken === pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += NONCE_BYTES;
  return pool.toString('base64url', taken - NONCE_BYTES, taken);
}

/** Makes a token that only a holder of the secret can make. It goes into the cookie `csrf-token` and into the page. */
export function issueCsrfToken(secret: string, now = Date.now()): string {
  const content = `${Math.floor(now / 1000).toString(36)}.${makeNonce()}`;
  return `${content}.${sign(secret, 'csrf', content)}`;
}

/** The age of a token in seconds; undefined for one that is too old, forged or none at all. */
function ageOf(secrets: readonly string[], token: string | undefined, now: number): number | undefined {
  const [, time = '', nonce = '', signature = ''] = PATTERN.exec(token ?? '') ?? [];
  if (!isSigned(secrets, 'csrf', `${time}.${nonce}`, signature)) return undefined;
  const age = Math.floor(now / 1000) - Number.parseInt(time, 36);
  return age >= -60 && age <= CSRF_MAX_AGE_SECONDS ? age : undefined;
}

/** Whether a token is ours, signed with any of the secrets, and young enough. */
export function verifyCsrfToken(secrets: readonly string[], token: string | undefined, now = Date.now()): boolean {
  return ageOf(secrets, token, now) !== undefined;
}

/** Whether a visitor with this token should get a new one; the first of the secrets signs now. */
export function needsCsrfToken(secrets: readonly string[], token: string | undefined, now = Date.now()): boolean {
  const age = ageOf(secrets.slice(0, 1), token, now);
  return age === undefined || age > REPLACE_AFTER_SECONDS;
}

/** The parts of a request that show whether a page of the shop sent it. */
export type CsrfEvidence = {
  cookie: string | undefined;
  header: string | undefined;
  origin: string | undefined;
  /** A host whose own pages are the shop's, beside the allowed origins. */
  host: string | undefined;
  fetchSite: string | undefined;
};

/**
 * Whether a request that changes something may do so: its header repeats the signed cookie, and the browser does not
 * name a foreign origin. Programs that are no browsers send no origin and need the token only.
 */
export function isCsrfSafe(
  secrets: readonly string[],
  allowedOrigins: ReadonlySet<string>,
  evidence: CsrfEvidence,
): boolean {
  const { cookie, header, origin, host, fetchSite } = evidence;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin !== undefined && !allowedOrigins.has(origin) && !isOriginOfHost(origin, host)) return false;
  if (cookie === undefined || header === undefined || !timingSafeEqualText(cookie, header)) return false;
  return verifyCsrfToken(secrets, cookie);
}

function isOriginOfHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
