import type { ActorContext, ClientInfo } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { giveBackPlace, type Pace, takePlace } from '#api/platform/pace.ts';
import { tooManyError } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { accountMessage } from './messages.ts';

/** What signing in, registering and recovering need to know beside who asks. */
export type AuthRequest = Pick<Services, 'config' | 'secret' | 'secrets' | 'log'> & ClientInfo;

/** A place in a pace that may be given back. */
export type Place = readonly [pace: Pace, subject: string];

/** Who tries for which e-mail, as the subject of a limit. */
export const pairOf = (one: string, other: string): string => `${one} ${other}`;

/**
 * Takes a place in each pace, in their order, or in none of them; gives null, or after how many seconds to ask again.
 * The narrowest comes first: whom it refuses takes nothing away from anybody else.
 */
export async function takePlaces(
  { db }: ActorContext,
  { secret }: AuthRequest,
  places: readonly Place[],
): Promise<number | null> {
  const taken: Place[] = [];
  for (const [pace, subject] of places) {
    const result = await takePlace(db, secret, pace, subject);
    if (!result.ok) {
      for (const [other, whose] of taken) await giveBackPlace(db, secret, other, whose);
      return result.retryAfter;
    }
    taken.push([pace, subject]);
  }
  return null;
}

/** Gives places back. */
export async function giveBackPlaces(
  { db }: ActorContext,
  { secret }: AuthRequest,
  places: readonly Place[],
): Promise<void> {
  for (const [pace, subject] of places) await giveBackPlace(db, secret, pace, subject);
}

/** The error for who has to wait before another try. */
export const waitError = (seconds: number, { locale }: ActorContext): DomainError => tooManyError(seconds, locale);

/** The same for sign-in by password, which has another way. */
export const waitForPasswordError = (seconds: number, { locale }: ActorContext): DomainError =>
  new DomainError('rate-limited', accountMessage('passwordPaced', locale), seconds);
