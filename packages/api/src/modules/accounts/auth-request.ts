import type { ActorContext, ClientInfo } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type GcraLimit, giveBackToGcraLimit, takeFromGcraLimit } from '#api/platform/gcra-limit.ts';
import { tooManyError } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { accountMessage } from './messages.ts';

/** What signing in, registering and recovering need to know beside who asks. */
export type AuthRequest = Pick<Services, 'config' | 'secret' | 'secrets' | 'log'> & ClientInfo;

/** A limit, and whose requests it counts. */
export type LimitUse = readonly [limit: GcraLimit, subject: string];

/** Who tries for which e-mail, as the subject of a limit. */
export const pairOf = (one: string, other: string): string => `${one} ${other}`;

/**
 * Counts a request against every limit, in their order, or against none; gives null, or the seconds to wait. Put the
 * narrowest first: whoever it refuses uses up nothing of the wider ones.
 */
export async function takeFromLimits(
  { db }: ActorContext,
  { secret }: AuthRequest,
  uses: readonly LimitUse[],
): Promise<number | null> {
  const taken: LimitUse[] = [];
  for (const [limit, subject] of uses) {
    const result = await takeFromGcraLimit(db, secret, limit, subject);
    if (!result.ok) {
      for (const [other, whose] of taken) await giveBackToGcraLimit(db, secret, other, whose);
      return result.retryAfter;
    }
    taken.push([limit, subject]);
  }
  return null;
}

/** Takes a counted request back from every limit. */
export async function giveBackToLimits(
  { db }: ActorContext,
  { secret }: AuthRequest,
  uses: readonly LimitUse[],
): Promise<void> {
  for (const [limit, subject] of uses) await giveBackToGcraLimit(db, secret, limit, subject);
}

/** The error for a visitor who must wait before the next attempt. */
export const waitError = (seconds: number, { locale }: ActorContext): DomainError => tooManyError(seconds, locale);

/** The same for sign-in with a password, which names the sign-in by code as the other way. */
export const waitForPasswordError = (seconds: number, { locale }: ActorContext): DomainError =>
  new DomainError('rate-limited', accountMessage('passwordRateLimited', locale), seconds);
