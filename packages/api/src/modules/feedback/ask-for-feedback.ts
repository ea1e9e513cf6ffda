import { sql } from 'kysely';
import { formatDate } from '@headstock/contracts/dates';
import { orderNumber } from '@headstock/contracts/order-number';
import { storeProfile } from '@headstock/contracts/store-profile';
import { notify } from '#api/modules/messaging/index.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { feedbackMails } from './feedback-mails.ts';
import { OPEN_DAYS, type RatedOrder, readRatedOrders } from './rated-order.ts';
import type { FeedbackSide } from './tables.ts';

/** Orders that one run asks about at most. */
const BATCH = 100;
/** Both sides are asked so many days after delivery: once the thing was tried, and not with the mail that it has arrived. */
const ASK_AFTER_DAYS = 2;

async function ask(trx: Tx, order: RatedOrder, side: FeedbackSide, sellerName: string, baseUrl: URL): Promise<void> {
  const { id, reference, closesAt } = order;
  if (closesAt === null) return;
  await notify(
    trx,
    {
      event: 'feedback.asked',
      role: side === 'BUYER' ? 'buyer' : 'seller',
      cause: `feedback-asked:${id}:${side}`,
      accountId: side === 'BUYER' ? order.buyerId : order.sellerId,
      copy: async (locale) => {
        const day = formatDate(closesAt, 'day', { locale, timeZone: storeProfile.timeZone });
        const facts = { number: orderNumber(reference), day };
        const text =
          side === 'BUYER'
            ? await mailText(trx, feedbackMails.BUYER, locale, { ...facts, seller: sellerName })
            : await mailText(trx, feedbackMails.SELLER, locale, facts);
        const { subject, paragraphs, link = '' } = text;
        return { subject, paragraphs, link: { label: link, path: `/profile/feedback/${id}` } };
      },
    },
    baseUrl,
  );
}

async function askAbout(trx: Tx, orderId: string, baseUrl: URL): Promise<boolean> {
  const taken = await trx
    .insertInto('feedback_requests')
    .values({ order_id: orderId })
    .onConflict((on) => on.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  const [order] = taken ? await readRatedOrders(trx, [orderId]) : [];
  if (!order?.isOpen || !order.stands) return false;
  const written = await trx.selectFrom('feedback').select('side').where('order_id', '=', orderId).execute();
  const seller = await trx
    .selectFrom('accounts')
    .select('display_name')
    .where('id', '=', order.sellerId)
    .executeTakeFirstOrThrow();
  for (const side of ['BUYER', 'SELLER'] as const)
    if (!written.some((row) => row.side === side)) await ask(trx, order, side, seller.display_name, baseUrl);
  return true;
}

/** Asks both sides of delivered orders for feedback, once each; gives how many orders. Run it in any number of processes. */
export async function askForFeedback(db: Db, baseUrl: URL): Promise<number> {
  return workThrough({
    next: async (seen) => {
      const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM shipments s JOIN orders o ON o.id = s.order_id
    WHERE s.delivered_at BETWEEN now() - make_interval(days => ${OPEN_DAYS}) AND now() - make_interval(days => ${ASK_AFTER_DAYS})
      AND o.account_id IS NOT NULL AND o.cancelled_at IS NULL
      AND NOT EXISTS (SELECT FROM feedback_requests WHERE order_id = o.id) AND o.id <> ALL(${seen}::text[])
    ORDER BY s.delivered_at LIMIT ${BATCH}`.execute(db);
      return rows.map(({ id }) => id);
    },
    work: (id) => tx(db, (trx) => askAbout(trx, id, baseUrl)),
  });
}
