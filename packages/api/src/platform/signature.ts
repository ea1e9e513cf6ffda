import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the shop signs and hashes with its secret. Nothing that is made for one purpose is good for another. */
export type SignaturePurpose =
  | 'bot-check'
  | 'consignor-consent'
  | 'content-preview'
  | 'csrf'
  | 'device'
  | 'impersonation'
  | 'order-claim'
  | 'order-status'
  | 'rate-limit'
  | 'security-event'
  | 'shell'
  | 'sign-in-code'
  | 'two-step-reset';

/** Signs `content` for one purpose: its HMAC-SHA256, as 43 characters of base64url. */
export function sign(secret: string, purpose: SignaturePurpose, content: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${content}`).digest('base64url');
}

/** Compares two strings in a time that does not depend on how much of them is equal. */
export function timingSafeEqualText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether `signature` was made for this purpose and content with any of the secrets. Compares in constant time. */
export function isSigned(
  secrets: readonly string[],
  purpose: SignaturePurpose,
  content: string,
  signature: string,
): boolean {
  return secrets.some((secret) => timingSafeEqualText(signature, sign(secret, purpose, content)));
}

/** A pseudonym for personal data, such as an e-mail, that only holders of the secret can compute: 22 characters of base64url. */
export const pseudonymOf = (secret: string, purpose: SignaturePurpose, subject: string): string =>
  sign(secret, purpose, subject).slice(0, 22);
