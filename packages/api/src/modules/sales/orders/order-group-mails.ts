import { orderNumber } from '@headstock/contracts/order-number';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { notify, type NoticeSection } from '#api/modules/messaging/index.ts';
import { groupFrame, type GroupMailName } from './order-group-mail-copy.ts';
import { groupText } from './order-group-mail-templates.ts';
import { mailFrame } from './order-mail-copy.ts';
import { describeLines, moneyIn } from './order-mail-lines.ts';
import { buyerEvents, orderReader } from './order-mails.ts';
import type { OrderRow } from './order-row.ts';

/** An event of one payment that several orders have in common. `cause` names it: the same is mailed once. */
export type GroupMailEvent = { readonly name: GroupMailName; readonly cause: string };

const sumOf = (orders: readonly OrderRow[], cents: (order: OrderRow) => number): number =>
  orders.reduce((sum, order) => sum + cents(order), 0);
const total = ({ total_cents: cents }: OrderRow): number => cents ?? 0;
const paid = ({ paid_cents: cents }: OrderRow): number => cents;
const open = (order: OrderRow): number => total(order) - paid(order);

/** The orders parted by whom the mails go to and in which language, each part in the order of their ids. Those that nobody reads about are left out. */
export async function ordersByReader(trx: Tx, orders: readonly OrderRow[]): Promise<readonly (readonly OrderRow[])[]> {
  const readerIds = orders.flatMap((order) => orderReader(order) ?? []);
  if (readerIds.length === 0) return [];
  const readers = await trx.selectFrom('accounts').select(['id', 'email']).where('id', 'in', readerIds).execute();
  const emails = new Map(readers.map(({ id, email }) => [id, email]));
  const parted = Map.groupBy(
    orders.filter((order) => emails.has(orderReader(order) ?? '')).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    (order) => JSON.stringify([emails.get(orderReader(order) ?? ''), order.locale, order.account_id]),
  );
  return [...parted.values()];
}

/** What makes up the total of an order, a line of text each; parts that are nothing are left out. */
function priceLines(order: OrderRow, locale: Locale): string[] {
  const frame = groupFrame[locale];
  const money = moneyIn(locale);
  const parts = [
    [order.discount_cents, frame.discount],
    [order.shipping_cents ?? 0, frame.shipping],
    [order.extra_fee_cents ?? 0, frame.fee],
    [order.tax_cents ?? 0, frame.tax],
  ] as const;
  return [
    ...parts.filter(([cents]) => cents > 0).map(([cents, row]) => row(money(cents))),
    mailFrame[locale].total(money(total(order))),
  ];
}

function paidLines(order: OrderRow, locale: Locale): string[] {
  const frame = groupFrame[locale];
  const money = moneyIn(locale);
  return [
    ...(paid(order) > 0 ? [frame.paid(money(paid(order)))] : []),
    ...(open(order) > 0 ? [frame.open(money(open(order)))] : []),
  ];
}

async function sellersOf(trx: Tx, orders: readonly OrderRow[]): Promise<ReadonlyMap<string, string>> {
  const sellers = await trx
    .selectFrom('accounts')
    .select(['id', 'display_name'])
    .where(
      'id',
      'in',
      orders.map(({ seller_account_id: id }) => id),
    )
    .execute();
  return new Map(sellers.map(({ id, display_name: name }) => [id, name ?? '']));
}

async function sectionsOf(
  trx: Tx,
  orders: readonly OrderRow[],
  name: GroupMailName,
  locale: Locale,
): Promise<NoticeSection[]> {
  const frame = groupFrame[locale];
  const sellers = await sellersOf(trx, orders);
  const sections: NoticeSection[] = [];
  for (const order of orders) {
    const number = orderNumber(order.reference);
    const lines =
      name === 'placed'
        ? [...(await describeLines(trx, order.id, locale)), ...priceLines(order, locale)]
        : paidLines(order, locale);
    sections.push({
      heading: frame.heading(number, order.seller_name ?? sellers.get(order.seller_account_id) ?? ''),
      lines,
      link: { label: frame.link(number), path: `/orders/${order.id}`, key: order.guest_key },
    });
  }
  return sections;
}

/**
 * Tells the buyer of several orders of one payment what happened to them, in one mail with a link to each, in the transaction in
 * which it happened; once for each cause. The orders are one part of `ordersByReader`.
 */
export async function queueGroupMail(
  trx: Tx,
  orders: readonly OrderRow[],
  { name, cause }: GroupMailEvent,
  baseUrl: URL,
): Promise<void> {
  const [first] = orders;
  const accountId = first && orderReader(first);
  if (!first || !accountId) return;
  const count = orders.length;
  await notify(
    trx,
    {
      event: buyerEvents[name],
      role: 'buyer',
      cause,
      accountId,
      bellAccountId: first.account_id,
      locale: first.locale,
      copy: async (locale) => {
        const money = moneyIn(locale);
        const { subject, paragraphs } = await groupText(trx, locale, name, {
          count: String(count),
          amount: money(sumOf(orders, paid)),
          open: money(sumOf(orders, open)),
        });
        return {
          subject,
          paragraphs,
          sections: await sectionsOf(trx, orders, name, locale),
          closing: name === 'placed' ? [groupFrame[locale].sum(count, money(sumOf(orders, total)))] : [],
          link: { label: mailFrame[locale].link, path: '/profile/buying/purchases' },
        };
      },
    },
    baseUrl,
  );
}
