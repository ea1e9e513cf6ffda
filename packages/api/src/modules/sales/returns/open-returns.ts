import type { Db } from '#api/platform/db/database.ts';
import { openStates, stateAt } from './return-states.model.ts';

const DAY_MS = 86_400_000;
/** A parcel is expected to be back so many days after the buyer sent it. */
const TRANSIT_DAYS = 7;

/** A return that is under way; `end` is when somebody has to act, or the parcel should be back. */
export type OpenReturn = { readonly orderId: string; readonly end: Date };

/** The returns that are under way, by order: of several the one that takes longest. Approvals that ran out are over. */
export async function openReturnsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, OpenReturn>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('return_requests')
    .select(['order_id as orderId', 'state', 'due_at', 'changed_at'])
    .where('order_id', 'in', orderIds)
    .where('state', 'in', [...openStates])
    .execute();
  const now = new Date();
  const open = rows
    .filter(({ state, due_at: dueAt }) => stateAt(state, dueAt, now) === state)
    .map(({ orderId, due_at: dueAt, changed_at: changedAt }) => ({
      orderId,
      end: dueAt ?? new Date(changedAt.getTime() + TRANSIT_DAYS * DAY_MS),
    }))
    .toSorted((a, b) => a.end.getTime() - b.end.getTime());
  return new Map(open.map((each) => [each.orderId, each]));
}
