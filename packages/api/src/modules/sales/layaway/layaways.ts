import { type LayawayPlan, storeProfile } from '@headstock/contracts/store-profile';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { type Instalment, type Schedule, scheduleOf } from './schedule.model.ts';

export const planByRef = (ref: string): LayawayPlan | undefined =>
  storeProfile.layaway.find((plan) => plan.ref === ref);

/** Saves the schedule of an order that was placed with a deposit, in the transaction that places it. */
export async function createLayaway(trx: Tx, orderId: string, ref: string, totalCents: number): Promise<void> {
  const plan = planByRef(ref);
  const schedule = plan && scheduleOf(plan, totalCents, new Date());
  if (!schedule) throw new Error(`The plan ${ref} does not fit the order ${orderId}.`);
  await trx
    .insertInto('layaways')
    .values({ order_id: orderId, plan_ref: ref, deposit_cents: schedule.depositCents })
    .execute();
  await trx
    .insertInto('layaway_instalments')
    .values(
      schedule.instalments.map(({ position, dueAt, amountCents, untilCents }) => ({
        order_id: orderId,
        position,
        due_at: dueAt,
        amount_cents: amountCents,
        until_cents: untilCents,
      })),
    )
    .execute();
}

/** The schedule of an order; undefined for one that is not on layaway. */
export async function loadSchedule(db: Db, orderId: string): Promise<(Schedule & { ref: string }) | undefined> {
  const rows = await db
    .selectFrom('layaways as layaway')
    .innerJoin('layaway_instalments as part', 'part.order_id', 'layaway.order_id')
    .select(['layaway.plan_ref', 'layaway.deposit_cents'])
    .select(['part.position', 'part.due_at', 'part.amount_cents', 'part.until_cents'])
    .where('layaway.order_id', '=', orderId)
    .orderBy('part.position')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const instalments = rows.map((row): Instalment => ({
    position: row.position,
    dueAt: row.due_at,
    amountCents: row.amount_cents,
    untilCents: row.until_cents,
  }));
  return { ref: first.plan_ref, depositCents: first.deposit_cents, instalments };
}
