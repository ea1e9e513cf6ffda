import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What the shop keeps sealed. Nothing that was sealed for one purpose opens for another. */
export type SealPurpose =
  | 'identity-number'
  | 'plain-checkout'
  | 'plain-form'
  | 'quickbooks-token'
  | 'totp-secret'
  | 'webhook-secret';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string, purpose: SealPurpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));

/** Encrypts a short text for one purpose and owner, such as an account's id; gives base64url. */
export function seal(secret: string, purpose: SealPurpose, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(secret: string, purpose: SealPurpose, owner: string, sealed: Buffer): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length !== TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
  } catch {
    // Sealed with another secret, or for somebody else.
    return null;
  }
}

/** A text that was sealed, and whether that was with a secret that is no longer the first: then seal it anew. */
export type Unsealed = { readonly text: string; readonly isFormer: boolean };

/** Decrypts what any of the secrets sealed for this purpose and owner; null when none of them did. */
export function unseal(
  secrets: readonly string[],
  purpose: SealPurpose,
  owner: string,
  sealed: string,
): Unsealed | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const [index, secret] of secrets.entries()) {
    const text = open(secret, purpose, owner, bytes);
    if (text !== null) return { text, isFormer: index > 0 };
  }
  return null;
}
