import { storeProfile } from '@headstock/contracts/store-profile';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';
import { settlementMessages } from './messages.ts';
import { readReason } from './resolve-difference.ts';

/** What the bank's statement says of a payout. */
export type Arrival = {
  readonly id: string;
  /** `2026-11-26`, up to today in the shop's time zone. */
  readonly day: string;
  /** Below 0 where the provider took money from the bank. */
  readonly amountCents: number;
  /** Needed where it is not the amount that was paid out. */
  readonly reason: string | null;
};

const today = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: storeProfile.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);

function isPastDay(day: string, now: Date): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(day)) return false;
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day <= today(now);
}

/**
 * Enters that a payout arrived at the bank; what is more or less than was paid out is a difference, with its reason. Throws a DomainError:
 * `day`, `amount`, `not-found`, `arrived`, `difference` or `reason`.
 */
export async function noteArrival(
  actor: ActorContext,
  { id, day, amountCents: cents, reason }: Arrival,
): Promise<void> {
  const messages = settlementMessages(actor.locale);
  if (!isPastDay(day, actor.now)) throw new DomainError('day', messages.day);
  if (!Number.isSafeInteger(cents) || Math.abs(cents) > MAXIMUM_CENTS) throw new DomainError('amount', messages.amount);
  await tx(actor.db, async (trx) => {
    const row = isId(id)
      ? await trx.selectFrom('provider_settlements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (!row) throw new DomainError('not-found', messages.notFound);
    if (row.arrived_on !== null) throw new DomainError('arrived', messages.arrived);
    const difference = row.net_cents - cents;
    if (difference !== 0 && !reason?.trim()) throw new DomainError('difference', messages.difference);
    const why = difference === 0 ? null : readReason(actor, reason ?? '');
    const entryId = await writeEntry(trx, {
      kind: 'settlement-arrival',
      subject: id,
      orderId: null,
      amounts: { bank: cents, 'in-transit': 0 - row.net_cents, 'settlement-differences': difference },
    });
    await trx
      .updateTable('provider_settlements')
      .set({
        arrived_on: day,
        arrived_cents: cents,
        arrival_reason: why,
        arrival_entry_id: entryId,
        arrival_by_account_id: actor.principal.accountId,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'settlement.arrive',
      subjectKind: 'settlement',
      subjectId: id,
      detail: { day, cents, difference, ...(why !== null && { reason: why }) },
    });
  });
}
