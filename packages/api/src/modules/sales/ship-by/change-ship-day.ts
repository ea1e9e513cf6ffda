import { formatDate } from '@headstock/contracts/dates';
import { orderNumber } from '@headstock/contracts/order-number';
import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import { type Notice, notify, threadOfOrder } from '#api/modules/messaging/index.ts';
import { announceOrders } from '#api/modules/sales/orders/announce-orders.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { agreedDelays, shipByWith } from './agreed-delays.ts';
import { findUnsent, MOST_ASKED, type ShipDelayRow } from './ship-clock.ts';
import { shipByMessages } from './ship-by-messages.ts';
import { askableDays, endOfDay } from './ship-day.model.ts';

const MOST_REASON = 500;

/** A moment by when something is to be sent, for people. */
export const momentText = (at: Date, locale: Locale): string =>
  formatDate(at, 'moment', { locale, timeZone: storeProfile.timeZone });

const dayText = (day: string, locale: Locale): string =>
  formatDate(`${day}T12:00:00Z`, 'day', { locale, timeZone: 'UTC' });

function readReason(given: string, locale: Locale): string {
  const messages = shipByMessages(locale);
  const reason = cleanText(given).trim();
  if (reason === '') throw new DomainError('reason', messages.reasonMissing);
  if (reason.length > MOST_REASON) throw new DomainError('reason', messages.reasonTooLong(MOST_REASON));
  return reason;
}

/** Locks an order, so that it is sent and its delays are changed by one at a time; undefined where there is nothing to send. */
async function lockUnsent(trx: Tx, orderId: string) {
  await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  return findUnsent(trx, orderId);
}

type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>;

const standingShipBy = async (trx: Tx, { id, paidAt }: Unsent): Promise<Date> =>
  shipByWith(paidAt, (await agreedDelays(trx, [id])).get(id));

/** Tells one side of the order by mail and bell, with the way into the conversation. */
async function tell(
  trx: Tx,
  threadId: string,
  notice: Pick<Notice, 'event' | 'role' | 'cause' | 'accountId'>,
  copy: (locale: Locale) => { readonly subject: string; readonly paragraphs: readonly string[] },
  baseUrl: URL,
): Promise<void> {
  const path = `/profile/messages/${threadId}`;
  await notify(
    trx,
    { ...notice, copy: (locale) => ({ ...copy(locale), link: { label: shipByMessages(locale).link, path } }) },
    baseUrl,
  );
}

/**
 * The seller of an order asks its buyer to wait until a day; a day that was asked for before is replaced. Gives the thread of the two.
 * Throws a DomainError: `until` and `reason` name the field that is to be corrected.
 */
export async function askForDelay(
  actor: ActorContext,
  baseUrl: URL,
  { orderId, until: day, reason: given }: { readonly orderId: string; readonly until: string; readonly reason: string },
): Promise<string> {
  const { locale, now } = actor;
  const messages = shipByMessages(locale);
  const own = requireAccountId(actor);
  return tx(actor.db, async (trx) => {
    const order = isId(orderId) ? await lockUnsent(trx, orderId) : undefined;
    const isOwn = order ? order.sellerId === own : await sellsOrder(trx, orderId, own);
    if (!isOwn) throw new DomainError('not-found', messages.notFound);
    if (!order) throw new DomainError('not-possible', messages.notPossible);
    const threadId = await threadOfOrder(trx, actor, orderId);
    const days = askableDays(await standingShipBy(trx, order), now, storeProfile.timeZone);
    const until = endOfDay(day, storeProfile.timeZone);
    if (!until || day < days.first || day > days.last)
      throw new DomainError('until', messages.until(dayText(days.first, locale), dayText(days.last, locale)));
    const reason = readReason(given, locale);
    await replaceAsked(trx, orderId, locale);
    const id = newId();
    await trx.insertInto('ship_delays').values({ id, order_id: orderId, until, reason }).execute();
    await announceOrders(trx, [orderId]);
    const notice = { event: 'order.delayAsked', role: 'buyer', cause: `ship-delay:${id}:asked` } as const;
    await tell(
      trx,
      threadId,
      { ...notice, accountId: order.buyerId ?? '' },
      (language) => {
        const { asked, quoted } = shipByMessages(language);
        const { subject, text, answer } = asked(orderNumber(order.reference), momentText(until, language));
        return { subject, paragraphs: [...text, quoted(reason), answer] };
      },
      baseUrl,
    );
    return threadId;
  });
}

const sellsOrder = async (trx: Tx, orderId: string, accountId: string): Promise<boolean> =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('seller_account_id', '=', accountId)
    .where('completed_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

async function replaceAsked(trx: Tx, orderId: string, locale: Locale): Promise<void> {
  const { count } = await trx
    .selectFrom('ship_delays')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_ASKED) throw new DomainError('too-many', shipByMessages(locale).tooMany);
  await trx
    .updateTable('ship_delays')
    .set({ state: 'REPLACED', answered_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where('state', '=', 'ASKED')
    .execute();
}

/** What was asked of the actor as the buyer of an order; undefined for every other id. */
const findAsked = (trx: Tx, id: string, buyerId: string): Promise<ShipDelayRow | undefined> =>
  trx
    .selectFrom('ship_delays')
    .innerJoin('orders', 'orders.id', 'ship_delays.order_id')
    .selectAll('ship_delays')
    .where('ship_delays.id', '=', id)
    .where('orders.account_id', '=', buyerId)
    .executeTakeFirst();

/** The buyer of an order says whether it may be sent by the day that its seller asked for. Throws a DomainError. */
export async function answerDelay(
  actor: ActorContext,
  baseUrl: URL,
  { id, agrees }: { readonly id: string; readonly agrees: boolean },
): Promise<void> {
  const messages = shipByMessages(actor.locale);
  const own = requireAccountId(actor);
  await tx(actor.db, async (trx) => {
    const asked = isId(id) ? await findAsked(trx, id, own) : undefined;
    if (!asked) throw new DomainError('not-found', messages.notFound);
    const order = await lockUnsent(trx, asked.order_id);
    const { numUpdatedRows: count } = await trx
      .updateTable('ship_delays')
      .set({ state: agrees ? 'AGREED' : 'REFUSED', answered_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('state', '=', 'ASKED')
      .executeTakeFirstOrThrow();
    if (!order || count === 0n) throw new DomainError('changed', messages.changed);
    const shipBy = await standingShipBy(trx, order);
    const threadId = await threadOfOrder(trx, actor, asked.order_id);
    await announceOrders(trx, [asked.order_id]);
    await tell(
      trx,
      threadId,
      { event: 'sale.delayAnswered', role: 'seller', cause: `ship-delay:${id}:answered`, accountId: order.sellerId },
      (language) => {
        const { agreed, refused } = shipByMessages(language);
        const copy = (agrees ? agreed : refused)(orderNumber(order.reference), momentText(shipBy, language));
        return { subject: copy.subject, paragraphs: copy.text };
      },
      baseUrl,
    );
  });
}
