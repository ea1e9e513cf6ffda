import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

const longestMs = 60_000;

function isChallenge(raw: unknown): raw is Challenge {
  if (typeof raw !== 'object' || raw === null || !('parameters' in raw)) return false;
  const { parameters } = raw;
  return typeof parameters === 'object' && parameters !== null && 'nonce' in parameters && 'keyPrefix' in parameters;
}

/** The token that answers a proof-of-work question. Throws when the text is none, or after a minute. */
export async function solveBotChallenge(payload: string): Promise<string> {
  const challenge: unknown = JSON.parse(payload);
  if (!isChallenge(challenge)) throw new Error('The bot check sent something that is no challenge.');
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMs });
  if (!solution) throw new Error('The bot check took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}
