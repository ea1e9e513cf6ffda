import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { paymentMessages } from '#api/modules/payments/messages.ts';
import { lockAdvisory } from '#api/platform/db/advisory-lock.ts';

const PATTERN = /^[\x21-\x7e]{8,100}$/;

/** Throws a DomainError for a key that is not 8 to 100 visible ASCII characters. */
export function checkRequestKey(locale: Locale, key: string): void {
  if (!PATTERN.test(key)) throw new DomainError('invalid', paymentMessages(locale).keyInvalid);
}

/** Whether the signed-in account sent the key before. Two requests with one key wait for each other until the transaction ends. */
export async function isRepeated(
  trx: Tx,
  { principal: { accountId } }: Pick<ActorContext, 'principal'>,
  key: string | null,
): Promise<boolean> {
  if (key === null || accountId === null) return false;
  await lockAdvisory(trx, `stored-value:${accountId}:${key}`);
  const first = await trx
    .selectFrom('stored_value_transactions')
    .select('id')
    .where('actor_account_id', '=', accountId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return first !== undefined;
}
