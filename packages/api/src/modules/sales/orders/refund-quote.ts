import { createHash } from 'node:crypto';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { splitByWeight } from '#api/platform/split-by-weight.ts';
import { quoteRefund, type RefundBreakdown } from '#api/modules/payments/index.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';

type Line = { readonly lineItemId: string; readonly title: string; readonly amount: Money };

/** What a refund would be, as the schema's type `RefundQuote` reads it. */
export type RefundQuoteView = {
  readonly id: string;
  readonly version: number;
  readonly amount: Money;
  readonly goods: Money;
  readonly shipping: Money;
  readonly financingFee: Money;
  readonly tax: Money;
  readonly lines: readonly Line[];
  readonly tenders: readonly {
    readonly id: string;
    readonly paymentId: string;
    readonly kind: string;
    readonly last4: string | null;
    readonly amount: Money;
  }[];
};

/** Names everything that a quote says: whatever of it is another, the id is another. */
function idOf(orderId: string, version: number, { parts, tenders }: RefundBreakdown): string {
  const said = [orderId, version, parts.goods, parts.shipping, parts.financingFee, parts.tax];
  const paid = tenders.flatMap(({ id, cents }) => [id, cents]);
  return createHash('sha256')
    .update(JSON.stringify([...said, ...paid]))
    .digest('base64url')
    .slice(0, 22);
}

/** The lines of an order with their shares of a refund: as it is settled, or in proportion to their prices. */
async function sharesOfLines(
  { db, locale }: Pick<ActorContext, 'db' | 'locale'>,
  orderId: string,
  { parts, lines: settled }: Pick<RefundBreakdown, 'parts' | 'lines'>,
): Promise<readonly Line[]> {
  const lines = await db
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .innerJoin('item_texts as text', 'text.item_id', 'listing.item_id')
    .select(['line.id', 'line.quantity', 'line.unit_cents', 'text.title'])
    .where('text.locale', '=', locale)
    .where('line.order_id', '=', orderId)
    .orderBy('line.id')
    .execute();
  const byPrice = splitByWeight(
    parts.goods,
    lines.map(({ quantity, unit_cents: cents }) => quantity * (cents ?? 0)),
  );
  return lines.flatMap(({ id: lineItemId, title }, index) => {
    const cents = settled ? (settled.find(({ id }) => id === lineItemId)?.cents ?? 0) : (byPrice[index] ?? 0);
    return cents === 0 ? [] : [{ lineItemId, title, amount: toMoney(cents) }];
  });
}

async function breakDown(
  db: Db,
  { locale }: ActorContext,
  orderId: string,
  amountCents: number,
): Promise<RefundBreakdown> {
  const messages = salesMessages(locale);
  if (amountCents < 1) throw new DomainError('amount', messages.refundTooLittle);
  const estimate = await quoteRefund(db, orderId, amountCents);
  if (!estimate.ok) throw new DomainError('amount', messages.refundTooMuch(estimate.maximumCents));
  return estimate.value;
}

/** What a refund of an amount of a placed order would be, for admins. Throws a DomainError `not-found` or `amount`. */
export async function quoteOrderRefund(
  actor: ActorContext,
  orderId: string,
  amountCents: number,
): Promise<RefundQuoteView> {
  const { db, locale } = actor;
  const order = isId(orderId)
    ? await db
        .selectFrom('orders')
        .select(['id', 'version'])
        .where('id', '=', orderId)
        .where('completed_at', 'is not', null)
        .executeTakeFirst()
    : undefined;
  if (!order) throw new DomainError('not-found', salesMessages(locale).orderNotFound);
  const breakdown = await breakDown(db, actor, order.id, amountCents);
  const { parts, tenders } = breakdown;
  return {
    id: idOf(order.id, order.version, breakdown),
    version: order.version,
    amount: toMoney(amountCents),
    goods: toMoney(parts.goods),
    shipping: toMoney(parts.shipping),
    financingFee: toMoney(parts.financingFee),
    tax: toMoney(parts.tax),
    lines: await sharesOfLines(actor, order.id, breakdown),
    tenders: tenders.map(({ cents, ...tender }) => ({ ...tender, amount: toMoney(cents) })),
  };
}

export type QuotedRefund = {
  readonly amountCents: number;
  readonly quoteId?: string | null;
  readonly quoteVersion?: number | null;
};

/** Refuses a refund whose quote is not what it would be now; one without a quote passes. The order must be locked. Throws a DomainError. */
export async function checkQuote(
  trx: Tx,
  actor: ActorContext,
  order: { readonly id: string; readonly version: number },
  { amountCents, quoteId, quoteVersion }: QuotedRefund,
): Promise<void> {
  const hasNone = (quoteId ?? null) === null && (quoteVersion ?? null) === null;
  if (hasNone) return;
  const breakdown = await breakDown(trx, actor, order.id, amountCents);
  if (quoteVersion !== order.version || quoteId !== idOf(order.id, order.version, breakdown))
    throw new DomainError('quote-changed', salesMessages(actor.locale).refundQuoteChanged);
}
