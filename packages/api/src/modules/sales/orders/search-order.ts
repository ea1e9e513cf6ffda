import { readOrderNumber } from '@headstock/contracts/order-number';
import type { Db } from '#api/platform/db/database.ts';
import { readEmail } from '#api/modules/accounts/index.ts';

/** What is wrong with a search. `unknown`: no order has that number and e-mail; which of them is wrong stays undisclosed. */
export type SearchProblem = { readonly field: 'number' | 'email' | 'form'; readonly code: SearchProblemCode };
export type SearchProblemCode = 'number' | 'email' | 'unknown' | 'busy';

/** Reads a search; reports what cannot be a number or an e-mail. */
export function readSearch(typed: { number: string; email: string }) {
  const number = typed.number.trim() === '' ? null : (readOrderNumber(typed.number) ?? '');
  const email = readEmail(typed.email);
  const problems: SearchProblem[] = [
    ...(number === null ? [{ field: 'number', code: 'number' } as const] : []),
    ...(email === null ? [{ field: 'email', code: 'email' } as const] : []),
  ];
  return number === null || email === null ? { ok: false as const, problems } : { ok: true as const, number, email };
}

/**
 * The placed order with a number, of the contact or the account with an e-mail. One statement looks at both, so that a
 * wrong number takes as long as a wrong e-mail.
 */
export function findByNumber(db: Db, number: string, email: string) {
  return db
    .selectFrom('orders')
    .leftJoin('accounts as contact', 'contact.id', 'orders.contact_id')
    .leftJoin('accounts as owner', 'owner.id', 'orders.account_id')
    .select(['orders.id', 'orders.guest_key', 'orders.reference', 'orders.locale'])
    .where('orders.number', '=', number)
    .where('orders.completed_at', 'is not', null)
    .where((eb) => eb.or([eb('contact.email', '=', email), eb('owner.email', '=', email)]))
    .executeTakeFirst();
}
