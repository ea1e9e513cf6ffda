import { sql } from 'kysely';
import { payOutDue } from '#api/modules/sales/orders/payouts.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { actorOf, type AuditEntry, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { findDuePayouts } from './due-payouts.ts';
import { leadsFrom, type PayoutRunAction, payoutRunMoves } from './payout-run.model.ts';
import type { PayoutRunRow } from './tables.ts';

const MOST = 500;

/** A run and the version of it that somebody saw. */
export type SeenRun = { readonly id: string; readonly version: number };

const audit = (db: Db, actor: ActorContext, runId: string, action: string, detail: AuditEntry['detail']) =>
  recordAudit(db, actorOf(actor), {
    action: `payoutRun.${action}`,
    subjectKind: 'payout-run',
    subjectId: runId,
    detail,
  });

/**
 * Prepares a run of what the shop owes for orders; nothing is paid by it. Gives its id. Throws a DomainError: `none`, `too-many`,
 * `not-due` where one of them is not due (any more), is in another run, or its seller cannot be paid.
 */
export async function preparePayoutRun(actor: ActorContext, orderIds: readonly string[]): Promise<string> {
  const messages = salesMessages(actor.locale);
  const wanted = [...new Set(orderIds)];
  if (wanted.length === 0) throw new DomainError('none', messages.noOrders);
  if (wanted.length > MOST) throw new DomainError('too-many', messages.tooManyOrders(MOST));
  const id = newId();
  try {
    await tx(actor.db, async (trx) => {
      const due = await findDuePayouts(trx, wanted);
      const items = due
        .filter(({ isPayable }) => isPayable)
        .flatMap(({ sellerId, payouts }) => payouts.map((payout) => ({ ...payout, sellerId })));
      if (items.length < wanted.length) throw new DomainError('not-due', messages.someNotDue);
      await trx
        .insertInto('payout_runs')
        .values({ id, state: 'PREPARED', prepared_by: requireAccountId(actor) })
        .execute();
      const rows = items.map(({ orderId, sellerId, amount }) => ({
        run_id: id,
        order_id: orderId,
        seller_account_id: sellerId,
        due_cents: amount.amountCents,
        state: 'WAITING' as const,
      }));
      await trx.insertInto('payout_run_items').values(rows).execute();
      const cents = rows.reduce((sum, row) => sum + row.due_cents, 0);
      await audit(trx, actor, id, 'prepare', { orders: rows.length, cents });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('not-due', messages.someNotDue);
    throw error;
  }
  return id;
}

/** Locks a run for a step. Throws a DomainError: `not-found`, `stale` for a version that is not the newest, `state`, `same-person`. */
async function lockRun(
  trx: Tx,
  actor: ActorContext,
  { id, version }: SeenRun,
  action: PayoutRunAction,
): Promise<PayoutRunRow> {
  const messages = salesMessages(actor.locale);
  const run = isId(id)
    ? await trx.selectFrom('payout_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!run) throw new DomainError('not-found', messages.payoutRunNotFound);
  if (run.version !== version || !leadsFrom(action, run.state)) {
    const last = await lastChangeOf(trx, 'payout-run', id);
    throw new DomainError('stale', messages.payoutRunChanged(last?.by ?? null));
  }
  if (action === 'APPROVE' && run.prepared_by === actor.principal.accountId)
    throw new DomainError('same-person', messages.payoutRunTwoPeople);
  return run;
}

type Stamp = Partial<Omit<PayoutRunRow, 'id' | 'state' | 'version'>>;

async function step(trx: Tx, run: PayoutRunRow, action: PayoutRunAction, stamp: Stamp): Promise<void> {
  await trx
    .updateTable('payout_runs')
    .set({ ...stamp, state: payoutRunMoves[action].to, version: run.version + 1 })
    .where('id', '=', run.id)
    .execute();
}

/** Approves a run that somebody else prepared. Throws a DomainError, as `lockRun`. */
export async function approvePayoutRun(actor: ActorContext, seen: SeenRun): Promise<void> {
  await tx(actor.db, async (trx) => {
    const run = await lockRun(trx, actor, seen, 'APPROVE');
    await step(trx, run, 'APPROVE', { approved_by: requireAccountId(actor), approved_at: new Date() });
    await audit(trx, actor, run.id, 'approve', {});
  });
}

/** Throws a DomainError, `part-paid`, where a locked run has paid somebody: what is in the books is not given up. */
async function refusePartPaid(trx: Tx, { locale }: ActorContext, runId: string): Promise<void> {
  const paid = await trx
    .selectFrom('payout_run_items')
    .select('order_id')
    .where('run_id', '=', runId)
    .where('state', '=', 'PAID')
    .executeTakeFirst();
  if (paid) throw new DomainError('part-paid', salesMessages(locale).payoutRunPartPaid);
}

/**
 * Gives a run up before it is paid; what it would have paid is due again. Throws a DomainError, as `lockRun`, `reason`, and `part-paid`
 * while it is being paid, or after that was interrupted.
 */
export async function cancelPayoutRun(actor: ActorContext, seen: SeenRun, reason: string): Promise<void> {
  const why = reason.trim();
  if (why === '' || why.length > 500) throw new DomainError('reason', salesMessages(actor.locale).reasonRequired);
  await tx(actor.db, async (trx) => {
    const run = await lockRun(trx, actor, seen, 'CANCEL');
    await refusePartPaid(trx, actor, run.id);
    await step(trx, run, 'CANCEL', {
      cancelled_by: requireAccountId(actor),
      cancelled_at: new Date(),
      cancel_reason: why,
    });
    await trx
      .updateTable('payout_run_items')
      .set({ state: 'LEFT_OUT', problem: 'cancelled' })
      .where('run_id', '=', run.id)
      .execute();
    await audit(trx, actor, run.id, 'cancel', {});
  });
}

type Item = { readonly order_id: string; readonly due_cents: number };

/** Keeps a run as it was seen until the transaction is over; false when it is so no more, as somebody gave it up or has paid it. */
async function keepsRun(trx: Tx, { id, version }: SeenRun): Promise<boolean> {
  const kept = await trx
    .selectFrom('payout_runs')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', version)
    .forShare()
    .executeTakeFirst();
  return kept !== undefined;
}

/** Pays one item of a run, or leaves it out with the reason; once, whoever asks, and only while the run is what was seen. */
async function payItem(
  actor: ActorContext,
  { run, baseUrl }: { readonly run: SeenRun; readonly baseUrl: URL },
  { order_id: orderId, due_cents: dueCents }: Item,
): Promise<void> {
  const item = (trx: Tx) =>
    trx
      .updateTable('payout_run_items')
      .where('run_id', '=', run.id)
      .where('order_id', '=', orderId)
      .where('state', '=', 'WAITING');
  const outcome = await attempt(() =>
    tx(actor.db, async (trx) => {
      if (!(await keepsRun(trx, run)))
        throw new DomainError('stale', salesMessages(actor.locale).payoutRunChanged(null));
      const payout = await payOutDue(trx, actor, { orderId, expectedCents: dueCents, baseUrl });
      const { numUpdatedRows } = await item(trx)
        .set({ state: 'PAID', paid_cents: payout.amountCents })
        .executeTakeFirst();
      // Another request paid it meanwhile: this one takes nothing from the books.
      if (numUpdatedRows === 0n) throw new DomainError('paid-out', salesMessages(actor.locale).alreadyPaidOut);
    }),
  );
  if (!outcome.ok && outcome.code !== 'stale')
    await tx(actor.db, (trx) => item(trx).set({ state: 'LEFT_OUT', problem: outcome.code }).execute());
}

/**
 * Pays an approved run, order by order: each as it was approved, or not at all. What changed since is left out and due again; the
 * others are paid, and their sellers told. A call that was interrupted is finished by the next one. Throws a DomainError, as `lockRun`.
 */
export async function payPayoutRun(actor: ActorContext, baseUrl: URL, seen: SeenRun): Promise<void> {
  const run = await tx(actor.db, (trx) => lockRun(trx, actor, seen, 'PAY'));
  const items = await actor.db
    .selectFrom('payout_run_items')
    .select(['order_id', 'due_cents'])
    .where('run_id', '=', run.id)
    .where('state', '=', 'WAITING')
    .orderBy('order_id')
    .execute();
  for (const item of items) await payItem(actor, { run: seen, baseUrl }, item);
  await tx(actor.db, async (trx) => {
    const locked = await lockRun(trx, actor, seen, 'PAY');
    await step(trx, locked, 'PAY', { paid_by: requireAccountId(actor), paid_at: new Date() });
    const { rows } = await sql<{ paid: number; left: number; cents: number }>`
      SELECT count(*) FILTER (WHERE state = 'PAID')::int AS paid, count(*) FILTER (WHERE state = 'LEFT_OUT')::int AS left,
        coalesce(sum(paid_cents), 0)::bigint AS cents
      FROM payout_run_items WHERE run_id = ${run.id}`.execute(trx);
    await audit(trx, actor, run.id, 'pay', { ...rows[0] });
  });
}

/** Notes that the bank has made the transfers of a run. Throws a DomainError, as `lockRun`, and `reference`. */
export async function confirmPayoutRun(actor: ActorContext, seen: SeenRun, bankReference: string): Promise<void> {
  const reference = bankReference.trim();
  if (reference === '' || reference.length > 100)
    throw new DomainError('reference', salesMessages(actor.locale).bankReferenceMissing);
  await tx(actor.db, async (trx) => {
    const run = await lockRun(trx, actor, seen, 'CONFIRM');
    await step(trx, run, 'CONFIRM', {
      confirmed_by: requireAccountId(actor),
      confirmed_at: new Date(),
      bank_reference: reference,
    });
    await audit(trx, actor, run.id, 'confirm', { reference });
  });
}
