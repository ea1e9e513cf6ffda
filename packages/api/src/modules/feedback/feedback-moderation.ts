import { orderNumber } from '@headstock/contracts/order-number';
import { loadAccounts } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { feedbackRows } from './feedback-lists.ts';
import type { FeedbackReportReason } from './tables.ts';
import type { FeedbackRow } from './write-feedback.ts';

/** What staff decide by. */
export type FeedbackModerationView = {
  readonly subjectId: string;
  readonly subject: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly reports: readonly {
    readonly reason: FeedbackReportReason;
    readonly details: string | null;
    readonly createdAt: Date;
  }[];
  readonly hiddenAt: Date | null;
  readonly hiddenReason: string | null;
};

/** About whom and which order each of some feedback is, who complained and why, and whether it was hidden; in their sequence. */
export async function moderationOf(
  { db }: ActorContext,
  rows: readonly FeedbackRow[],
): Promise<readonly FeedbackModerationView[]> {
  const orderIds = rows.flatMap(({ order_id: id }) => id ?? []);
  const [accounts, orders, reports] = await Promise.all([
    loadAccounts(
      db,
      rows.map(({ subject_account_id: id }) => id),
    ),
    orderIds.length === 0
      ? []
      : db.selectFrom('orders').select(['id', 'reference']).where('id', 'in', orderIds).execute(),
    db
      .selectFrom('feedback_reports')
      .select(['feedback_id', 'reason', 'details', 'created_at as createdAt'])
      .where(
        'feedback_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('created_at', 'desc')
      .execute(),
  ]);
  return rows.map((row) => {
    const order = orders.find(({ id }) => id === row.order_id);
    return {
      subjectId: row.subject_account_id,
      subject: accounts.get(row.subject_account_id)?.displayName ?? '',
      orderId: row.order_id,
      orderNumber: order ? orderNumber(order.reference) : null,
      reports: reports.filter(({ feedback_id: id }) => id === row.id),
      hiddenAt: row.hidden_at,
      hiddenReason: row.hidden_reason,
    };
  });
}

/** Feedback that staff may decide about; null for an unknown one, and one that nobody but its author can read yet. */
export async function readModerated({ db }: ActorContext, id: string): Promise<FeedbackRow | null> {
  const row = isId(id) ? (await feedbackRows(db, [id])).get(id) : undefined;
  return row && row.revealed_at !== null ? row : null;
}
