import { type Selectable, sql } from 'kysely';
import { orderNumber } from '@headstock/contracts/order-number';
import { notify } from '#api/modules/messaging/index.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { feedbackMessages } from './messages.ts';
import type { FeedbackTable } from './tables.ts';

type Feedback = Selectable<FeedbackTable>;

/** Feedback that one run reveals at most. */
const BATCH = 100;

/** Tells the one who was rated that it can be read; once. */
async function tellSubject(trx: Tx, feedback: Feedback, baseUrl: URL): Promise<void> {
  const { order_id: orderId } = feedback;
  if (orderId === null) return;
  const { reference } = await trx
    .selectFrom('orders')
    .select('reference')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await notify(
    trx,
    {
      event: 'feedback.received',
      role: feedback.side === 'BUYER' ? 'seller' : 'buyer',
      cause: `feedback-received:${feedback.id}`,
      accountId: feedback.subject_account_id,
      copy: (locale) => {
        const messages = feedbackMessages(locale);
        return {
          subject: messages.received(orderNumber(reference), feedback.stars),
          paragraphs: [messages.receivedText, ...(feedback.body === '' ? [] : [feedback.body])],
          link: { label: messages.read, path: `/profile/feedback/${orderId}` },
        };
      },
    },
    baseUrl,
  );
}

/** Reveals both sides of an order once both have written. The order is locked, so that of two at once the second sees the first. */
export async function revealIfComplete(trx: Tx, orderId: string, baseUrl: URL): Promise<void> {
  const rows = await trx.selectFrom('feedback').selectAll().where('order_id', '=', orderId).execute();
  if (rows.length < 2) return;
  for (const row of rows) await reveal(trx, row.id, baseUrl);
}

async function reveal(trx: Tx, id: string, baseUrl: URL): Promise<boolean> {
  const row = await trx
    .updateTable('feedback')
    .set({ revealed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revealed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row) await tellSubject(trx, row, baseUrl);
  return row !== undefined;
}

/** Reveals feedback whose time is over although the other side has not written; gives how many. */
export async function revealFeedback(db: Db, baseUrl: URL): Promise<number> {
  return workThrough({
    next: async (seen) => {
      const due = await db
        .selectFrom('feedback')
        .select('id')
        .where('revealed_at', 'is', null)
        .where('closes_at', '<=', sql<Date>`now()`)
        .where(sql<boolean>`id <> ALL(${seen}::text[])`)
        .orderBy('closes_at')
        .limit(BATCH)
        .execute();
      return due.map(({ id }) => id);
    },
    work: (id) => tx(db, (trx) => reveal(trx, id, baseUrl)),
  });
}
