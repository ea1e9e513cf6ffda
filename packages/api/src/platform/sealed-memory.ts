import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { seal, type SealPurpose, unseal } from './seal.ts';

/** A browser keeps at most 4,096 bytes of a cookie, with its name and attributes. */
export const MAXIMUM_MEMORY = 3_800;
const MAXIMUM_JSON = 40_000;

function parse(packed: string): unknown {
  try {
    return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MAXIMUM_JSON }).toString());
  } catch {
    return null;
  }
}

/** Seals what a browser is to keep for the session that it has now, as short as it gets. */
export const packMemory = (secret: string, purpose: SealPurpose, sessionId: string | null, memory: unknown): string =>
  seal(secret, purpose, sessionId ?? '', deflateRawSync(JSON.stringify(memory)).toString('base64url'));

/** Opens what was sealed; null for what is not ours, or was sealed for another session. */
export function unpackMemory(
  secrets: readonly string[],
  purpose: SealPurpose,
  sessionId: string | null,
  packed: string | undefined,
): unknown {
  const open = packed === undefined ? null : unseal(secrets, purpose, sessionId ?? '', packed);
  return open && parse(open.text);
}
