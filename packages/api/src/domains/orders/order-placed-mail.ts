import { storeProfile } from '@headstock/contracts/store-profile';
import type { Tx } from '#api/db/database.ts';
import { newId } from '#api/db/new-id.ts';
import type { Locale } from '#api/http/locale.ts';
import type { OrderRow } from './load-orders.ts';
import { orderNumber } from './order-number.ts';

type Line = { readonly title: string; readonly quantity: number; readonly amount: string };
type Mail = { readonly subject: string; readonly intro: string; readonly total: string; readonly link: string };

const TEXTS: Readonly<Record<Locale, (number: string, name: string | null, total: string) => Mail>> = {
  en: (number, name, total) => ({
    subject: `Your order ${number}`,
    intro: `${name ? `Hello ${name}` : 'Hello'},\n\nThank you. We have your order ${number} and begin to pack it at the bench.`,
    total: `Total ${total}`,
    link: 'See your order',
  }),
  fr: (number, name, total) => ({
    subject: `Votre commande ${number}`,
    intro: `${name ? `Bonjour ${name}` : 'Bonjour'},\n\nMerci. Nous avons bien reçu votre commande ${number} et commençons à l'emballer.`,
    total: `Total ${total}`,
    link: 'Voir votre commande',
  }),
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const money = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: storeProfile.currency }).format(cents / 100);

async function readLines(trx: Tx, order: OrderRow): Promise<Line[]> {
  const rows = await trx
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .innerJoin('item_texts as text', 'text.item_id', 'listing.item_id')
    .select(['text.title', 'line.quantity', 'line.unit_cents'])
    .where('line.order_id', '=', order.id)
    .where('text.locale', '=', order.locale)
    .orderBy('line.id')
    .execute();
  return rows.map(({ title, quantity, unit_cents: unitCents }) => ({
    title,
    quantity,
    amount: money((unitCents ?? 0) * quantity, order.locale),
  }));
}

function compose(mail: Mail, lines: readonly Line[], url: string): { text: string; html: string } {
  const rows = lines.map(({ title, quantity, amount }) => `${quantity} × ${title}  ${amount}`);
  const paragraphs = [...mail.intro.split('\n\n'), rows.join('\n'), mail.total];
  const html = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n');
  return {
    text: `${paragraphs.join('\n\n')}\n\n${mail.link}: ${url}\n`,
    html: `${html}\n<p><a href="${escapeHtml(url)}">${escapeHtml(mail.link)}</a></p>\n`,
  };
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
  const prefix = order.locale === 'en' ? '' : `/${order.locale}`;
  const url = new URL(`${prefix}/orders/${order.id}?key=${order.guest_key}`, baseUrl);
  const mail = TEXTS[order.locale](orderNumber(order.reference), reader.first_name, money(totalCents, order.locale));
  const { text, html } = compose(mail, await readLines(trx, order), url.href);
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      event_key: `order-placed:${order.id}`,
      recipient: reader.email,
      subject: mail.subject,
      text_body: text,
      html_body: html,
    })
    .onConflict((on) => on.column('event_key').doNothing())
    .execute();
}
