import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { Step } from '#api/modules/messaging/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { returnMessages } from './return-messages.ts';
import { stateAt } from './return-states.model.ts';

/** What the thread of an order says of its returns: when each was asked for, and how it stands. */
export async function returnStepsOf(db: Db, orderId: string, locale: Locale): Promise<readonly Step[]> {
  const rows = await db
    .selectFrom('return_requests')
    .innerJoin('line_items', 'line_items.id', 'return_requests.line_item_id')
    .select(['return_requests.id', 'return_requests.state', 'return_requests.created_at', 'return_requests.changed_at'])
    .select(['return_requests.due_at', 'line_items.listing_id'])
    .where('return_requests.order_id', '=', orderId)
    .execute();
  const titles = await titlesOf(
    db,
    rows.map(({ listing_id: id }) => id),
    locale,
  );
  const { steps } = returnMessages(locale);
  const now = new Date();
  return rows.flatMap(({ id, created_at: createdAt, changed_at: changedAt, due_at: dueAt, ...row }): Step[] => {
    const title = titles.get(row.listing_id) ?? '';
    const state = stateAt(row.state, dueAt, now);
    const at = state === row.state ? changedAt : (dueAt ?? changedAt);
    const asked = { id: `${id}:asked`, at: createdAt, text: steps.REQUESTED(title) };
    return state === 'REQUESTED' ? [asked] : [asked, { id: `${id}:${state}`, at, text: steps[state](title) }];
  });
}
