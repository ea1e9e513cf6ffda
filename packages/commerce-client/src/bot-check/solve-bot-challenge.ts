import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** The solution of a proof-of-work challenge, and when it expires (ms since 1970). */
export interface SolvedChallenge {
  readonly token: string;
  readonly expiresAt: number;
}

const timeoutMs = 60_000;

function isChallenge(raw: unknown): raw is Challenge {
  if (typeof raw !== 'object' || raw === null || !('parameters' in raw)) return false;
  const { parameters } = raw;
  return typeof parameters === 'object' && parameters !== null && 'nonce' in parameters && 'keyPrefix' in parameters;
}

/**
 * Solves the payload of `botChallenge`. The browser derives the keys off the main thread, so typing stays smooth. Throws when the
 * payload is not a challenge, or after a minute.
 */
export async function solveBotChallenge(payload: string): Promise<SolvedChallenge> {
  const challenge: unknown = JSON.parse(payload);
  if (!isChallenge(challenge)) throw new Error('The bot check sent something that is not a challenge.');
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (!solution) throw new Error('The bot check took too long.');
  const { expiresAt } = challenge.parameters;
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt === undefined ? Number.POSITIVE_INFINITY : expiresAt * 1000,
  };
}
