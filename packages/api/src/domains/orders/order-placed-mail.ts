import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/db/database.ts';
import type { Locale } from '#api/http/locale.ts';
import { queueMail } from '#api/mail/queue-mail.ts';
import type { OrderRow } from './load-orders.ts';
import { orderNumber } from './order-number.ts';

type Words = { readonly subject: string; readonly hello: string; readonly thanks: string; readonly link: string };

const WORDS: Readonly<Record<Locale, (number: string, name: string | null) => Words>> = {
  en: (number, name) => ({
    subject: `Your order ${number}`,
    hello: name ? `Hello ${name},` : 'Hello,',
    thanks: `Thank you. We have your order ${number} and begin to pack it at the bench.`,
    link: 'See your order',
  }),
  fr: (number, name) => ({
    subject: `Votre commande ${number}`,
    hello: name ? `Bonjour ${name},` : 'Bonjour,',
    thanks: `Merci. Nous avons bien reçu votre commande ${number} et commençons à l’emballer.`,
    link: 'Voir votre commande',
  }),
};

const money = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: storeProfile.currency }).format(cents / 100);

async function describeLines(trx: Tx, { id, locale }: OrderRow): Promise<string[]> {
  const rows = await trx
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .innerJoin('item_texts as text', 'text.item_id', 'listing.item_id')
    .select(['text.title', 'line.quantity', 'line.unit_cents'])
    .where('line.order_id', '=', id)
    .where('text.locale', '=', locale)
    .orderBy('line.id')
    .execute();
  return rows.map(
    ({ title, quantity, unit_cents: unit }) => `${quantity} × ${title}: ${money((unit ?? 0) * quantity, locale)}`,
  );
}

/** Puts the mail 'order placed' into the outbox, once for each order. An order without anybody's address gets none. */
export async function queueOrderPlacedMail(trx: Tx, order: OrderRow, totalCents: number, baseUrl: URL): Promise<void> {
  const readerId = order.contact_id ?? order.account_id;
  if (readerId === null) return;
  const reader = await trx
    .selectFrom('accounts')
    .select(['email', 'first_name'])
    .where('id', '=', readerId)
    .executeTakeFirst();
  if (!reader) return;
  const { id, locale } = order;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const { subject, hello, thanks, link } = WORDS[locale](orderNumber(order.reference), reader.first_name);
  await queueMail(trx, {
    eventKey: `order-placed:${id}`,
    to: reader.email,
    subject,
    paragraphs: [hello, thanks, ...(await describeLines(trx, order)), `Total: ${money(totalCents, locale)}`],
    link: { label: link, url: new URL(`${prefix}/orders/${id}?key=${order.guest_key}`, baseUrl).href },
  });
}
