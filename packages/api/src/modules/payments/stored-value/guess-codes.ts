import { DomainError } from '#api/platform/domain-error.ts';
import type { PurseRow } from '#api/modules/payments/tables.ts';
import { tenderMessages } from '#api/modules/payments/methods/messages.ts';
import type { RequestContext } from '#api/http/context.ts';
import { giveBackToLimit, type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import { findCode } from './stored-value-accounts.ts';

const MINUTES = 60;
/** Wrong codes of one address, whichever sessions it begins. */
const byAddress: Limit = { name: 'code-guess', max: 10, seconds: 15 * MINUTES };

type Asking = Pick<RequestContext, 'db' | 'secret' | 'locale' | 'clientAddress'>;

/** The purse of a code that somebody typed. Throws a DomainError for an unknown one, and after too many of them for all. */
export async function askForCode({ db, secret, locale, clientAddress }: Asking, code: string): Promise<PurseRow> {
  const words = tenderMessages[locale];
  const room = await takeFromLimit(db, secret, byAddress, clientAddress);
  if (!room.ok) throw new DomainError('too-many', words.tooManyGuesses(Math.ceil(room.retryAfter / MINUTES)));
  const purse = await findCode(db, code);
  if (!purse) throw new DomainError('not-found', words.codeUnknown);
  await giveBackToLimit(db, secret, byAddress, clientAddress);
  return purse;
}
