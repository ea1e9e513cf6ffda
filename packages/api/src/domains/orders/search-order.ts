import type { Db } from '#api/db/database.ts';
import { readEmail } from '#api/domains/accounts/email.ts';
import { orderNumber } from './order-number.ts';

/** What is wrong with what was typed. `unknown`: no order has that number with that e-mail, and nobody is told which is wrong. */
export type SearchProblem = { readonly field: 'number' | 'email' | 'form'; readonly code: SearchProblemCode };
export type SearchProblemCode = 'number' | 'email' | 'unknown' | 'busy';

const REFERENCE = /^(?:HS)?([2-9A-HJ-NP-Z]{10})$/;

/** The number as the invoice has it, however it was typed; null for what cannot be one. */
export function readOrderNumber(text: string): string | null {
  const letters = text
    .slice(0, 60)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  const reference = REFERENCE.exec(letters)?.[1];
  return reference === undefined ? null : orderNumber(reference);
}

/** Reads what was typed; tells what cannot be a number or an e-mail. */
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
    .select(['orders.id', 'orders.guest_key'])
    .where('orders.number', '=', number)
    .where('orders.completed_at', 'is not', null)
    .where((eb) => eb.or([eb('contact.email', '=', email), eb('owner.email', '=', email)]))
    .executeTakeFirst();
}
