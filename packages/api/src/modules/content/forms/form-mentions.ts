import { type FormAnswers, forms, type FormType } from '@headstock/contracts/forms';
import { orderNumber, referenceLetters } from '@headstock/contracts/order-number';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';

/** Something of the shop that a form speaks of. */
export type FormMention = {
  readonly kind: 'ACCOUNT' | 'ORDER' | 'ITEM';
  readonly id: string;
  readonly title: string;
};

const MOST = 10;
const ORDER = new RegExp(String.raw`\bHS-?([${referenceLetters}]{5})-?([${referenceLetters}]{5})\b`, 'gi');
const ITEM = /\/shop\/[\w%-]+\/([0-9a-z]{13})\b/gi;

/** The order numbers and ids of items that texts name. */
export function namesIn(texts: readonly string[]): { readonly orders: string[]; readonly items: string[] } {
  const text = texts.join('\n');
  const orders = [...text.matchAll(ORDER)].map(([, one = '', two = '']) => orderNumber(`${one}${two}`.toUpperCase()));
  const items = [...text.matchAll(ITEM)].map(([, id = '']) => id).filter(isId);
  return { orders: [...new Set(orders)].slice(0, MOST), items: [...new Set(items)].slice(0, MOST) };
}

/** The member with the e-mail of a form, and the orders and items that its texts name. An e-mail in a form proves nothing. */
export async function findMentions(
  db: Db,
  { type, answers }: { readonly type: FormType; readonly answers: FormAnswers },
  locale: Locale,
): Promise<FormMention[]> {
  const texts = forms[type].map(({ name }) => answers[name] ?? '');
  const { orders, items } = namesIn(texts);
  const found: FormMention[] = [];
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'display_name', 'username'])
    .where('kind', '=', 'member')
    .where('email', '=', answers['email'] ?? '')
    .executeTakeFirst();
  if (account)
    found.push({ kind: 'ACCOUNT', id: account.id, title: account.display_name ?? account.username ?? account.id });
  if (orders.length > 0) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('number', 'in', orders)
      .where('completed_at', 'is not', null)
      .execute();
    for (const { id, number } of rows) found.push({ kind: 'ORDER', id, title: number ?? id });
  }
  if (items.length > 0) {
    const rows = await db
      .selectFrom('item_texts')
      .select(['item_id', 'title'])
      .where('item_id', 'in', items)
      .where('locale', '=', locale)
      .execute();
    for (const { item_id: id, title } of rows) found.push({ kind: 'ITEM', id, title });
  }
  return found;
}
