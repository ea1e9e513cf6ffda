import { DomainError } from '#api/platform/domain-error.ts';
import type { StoredValueAccountRow } from '#api/modules/payments/tables.ts';
import { paymentMessages } from '#api/modules/payments/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { giveBackToLimit, type Limit, type LimitedClient, takeFromLimit } from '#api/platform/rate-limit.ts';
import { findCode } from './stored-value-accounts.ts';

const MINUTES = 60;
/** Wrong codes of one address, whichever sessions it begins. */
const byAddress: Limit = { name: 'code-guess', max: 10, seconds: 15 * MINUTES };

/** The account of a code that a shopper typed. Throws a DomainError for an unknown code, and for any after too many of those. */
export async function findTypedCode(
  { db, locale }: ActorContext,
  { secret, clientAddress }: LimitedClient,
  code: string,
): Promise<StoredValueAccountRow> {
  const messages = paymentMessages(locale);
  const room = await takeFromLimit(db, secret, byAddress, clientAddress);
  if (!room.ok) throw new DomainError('too-many', messages.tooManyGuesses(Math.ceil(room.retryAfter / MINUTES)));
  const account = await findCode(db, code);
  if (!account) throw new DomainError('not-found', messages.codeUnknown);
  await giveBackToLimit(db, secret, byAddress, clientAddress);
  return account;
}
