import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const SIGNATURE_HEADER = 'gateway-signature';

/** A signature older, or further in the future, than this is refused. */
const TOLERANCE_SECONDS = 300;

export type SignedWebhook =
  | { readonly ok: true; readonly content: unknown }
  | { readonly ok: false; readonly reason: 'signature' | 'too-old' | 'malformed' };

/** Checks the signature of a webhook over its exact bytes, then its age, then reads it as JSON. */
export function readSignedWebhook(
  body: string,
  signature: string | undefined,
  secret: string,
  now: Date,
): SignedWebhook {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  const [, seconds = '', given = ''] = parts ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  if (!parts || !timingSafeEqual(expected, Buffer.from(given, 'hex'))) return { ok: false, reason: 'signature' };
  const age = Math.abs(now.getTime() / 1000 - Number(seconds));
  if (age > TOLERANCE_SECONDS) return { ok: false, reason: 'too-old' };
  try {
    return { ok: true, content: JSON.parse(body) };
  } catch {
    return { ok: false, reason: 'malformed' };
  }
}
