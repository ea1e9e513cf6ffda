import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { recordAdjustment, recordExpiry } from '#api/modules/payments/ledger/ledger.ts';
import { paymentMessages } from '#api/modules/payments/messages.ts';
import type { StoredValueAccountRow } from '#api/modules/payments/tables.ts';
import { checkRequestKey, isRepeated } from './request-key.ts';
import { recordTransaction } from './stored-value-accounts.ts';

const MAXIMUM_REASON = 500;

/** What staff give with a change: why, which stays in the ledger, and a key made once for each intent. */
export type BalanceChange = { readonly reason: string; readonly idempotencyKey: string };

function readReason({ locale }: ActorContext, { reason, idempotencyKey }: BalanceChange): string {
  checkRequestKey(locale, idempotencyKey);
  const text = cleanText(reason).trim();
  if (text === '' || text.length > MAXIMUM_REASON)
    throw new DomainError('reason', paymentMessages(locale).changeReason);
  return text;
}

/** Locks an account of stored value. Throws a DomainError for an unknown one. */
async function lockAccount(trx: Tx, { locale }: ActorContext, id: string): Promise<StoredValueAccountRow> {
  const row = isId(id)
    ? await trx.selectFrom('stored_value_accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError('not-found', paymentMessages(locale).storedValueNotFound);
  return row;
}

async function change(
  trx: Tx,
  actor: ActorContext,
  reason: 'adjusted' | 'expired',
  row: StoredValueAccountRow,
  { cents, notes, requestKey }: { cents: number; notes: string; requestKey: string },
): Promise<void> {
  await sql`UPDATE stored_value_accounts SET balance_cents = balance_cents + ${cents} WHERE id = ${row.id}`.execute(
    trx,
  );
  const id = newId();
  const entryId = reason === 'adjusted' ? await recordAdjustment(trx, id, cents) : await recordExpiry(trx, id, -cents);
  const { accountId: actorId } = actor.principal;
  await recordTransaction(trx, reason, { id, entryId, storedValueId: row.id, cents, notes, actorId, requestKey });
  await recordAudit(trx, actorOf(actor), {
    action: reason === 'adjusted' ? 'stored-value.adjust' : 'stored-value.expire',
    subjectKind: 'stored-value-account',
    subjectId: row.id,
    detail: { cents, before: row.balance_cents, after: row.balance_cents + cents },
  });
}

/**
 * Raises (above 0) or lowers the balance of a code or of credits, for admins, audited. A balance never falls below zero; the same
 * key changes it once. Throws a DomainError.
 */
export async function adjustStoredValue(
  actor: ActorContext,
  id: string,
  wanted: BalanceChange & { readonly amountCents: number },
): Promise<void> {
  const notes = readReason(actor, wanted);
  const { amountCents: cents, idempotencyKey: requestKey } = wanted;
  const messages = paymentMessages(actor.locale);
  if (cents === 0) throw new DomainError('amount', messages.changeZero);
  if (Math.abs(cents) > MAXIMUM_CENTS) throw new DomainError('amount', messages.amountOutOfRange);
  await tx(actor.db, async (trx) => {
    if (await isRepeated(trx, actor, requestKey)) return;
    const row = await lockAccount(trx, actor, id);
    if (row.balance_cents + cents < 0) throw new DomainError('amount', messages.changeBelowZero(row.balance_cents));
    if (row.balance_cents + cents > MAXIMUM_CENTS) throw new DomainError('amount', messages.amountOutOfRange);
    await change(trx, actor, 'adjusted', row, { cents, notes, requestKey });
  });
}

/**
 * Writes off what is left of a code after its last day, for admins, audited; what an earlier refund put there can be spent until
 * then. Throws a DomainError, `changed` where not `expectedCents` is left.
 */
export async function expireStoredValue(
  actor: ActorContext,
  id: string,
  wanted: BalanceChange & { readonly expectedCents?: number | null | undefined },
): Promise<void> {
  const notes = readReason(actor, wanted);
  const messages = paymentMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    if (await isRepeated(trx, actor, wanted.idempotencyKey)) return;
    const row = await lockAccount(trx, actor, id);
    if (row.expires_at === null || row.expires_at > new Date())
      throw new DomainError('not-expired', messages.notExpired);
    if (row.balance_cents === 0) throw new DomainError('nothing-left', messages.nothingLeft);
    if (typeof wanted.expectedCents === 'number' && wanted.expectedCents !== row.balance_cents)
      throw new DomainError('changed', messages.balanceChanged(row.balance_cents));
    const more = { cents: -row.balance_cents, notes, requestKey: wanted.idempotencyKey };
    await change(trx, actor, 'expired', row, more);
  });
}
