import { sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { recordHold, recordIssue, recordRelease } from '#api/modules/payments/ledger/ledger.ts';
import type { PurseRow } from '#api/modules/payments/tables.ts';
import { hashCode, hintOf } from './code.ts';

/** Money given back to a code that has run out can be spent for this long. */
const GRACE_MS = 90 * 86_400_000;

/** The purse of a code; undefined for every text that is none. */
export async function findCode(db: Db, code: string): Promise<PurseRow | undefined> {
  const hash = hashCode(code);
  return hash === null
    ? undefined
    : db.selectFrom('purses').selectAll().where('code_hash', '=', hash).executeTakeFirst();
}

/** The credits of an account: at most one purse of each sort. */
export function creditsOf(db: Db, accountId: string): Promise<PurseRow[]> {
  return db.selectFrom('purses').selectAll().where('account_id', '=', accountId).orderBy('is_trade').execute();
}

/** What can be spent of a purse now. */
export const spendable = ({ balance_cents: cents, expires_at: end }: PurseRow, now = new Date()): number =>
  end !== null && end <= now ? 0 : cents;

type Movement = {
  readonly purseId: string;
  readonly cents: number;
  readonly paymentId?: string;
  readonly refundId?: string;
  readonly notes?: string | null;
  readonly actorId?: string | null;
};

async function record(trx: Tx, reason: 'issued' | 'held' | 'released' | 'refunded', move: Movement): Promise<string> {
  const id = newId();
  await trx
    .insertInto('purse_movements')
    .values({
      id,
      purse_id: move.purseId,
      amount_cents: reason === 'held' ? -move.cents : move.cents,
      reason,
      payment_id: move.paymentId ?? null,
      refund_id: move.refundId ?? null,
      notes: move.notes ?? null,
      actor_account_id: move.actorId ?? null,
    })
    .execute();
  return id;
}

async function add(trx: Tx, purseId: string, cents: number): Promise<void> {
  await trx
    .updateTable('purses')
    .set({ balance_cents: sql<number>`balance_cents + ${cents}` })
    .where('id', '=', purseId)
    .execute();
}

/**
 * Holds money of a purse for a payment. The one guarded write decides which of two payments gets the last of it. Gives
 * what can be spent when that is too little, else null.
 */
export async function holdFromPurse(
  trx: Tx,
  paymentId: string,
  purseId: string,
  cents: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: string }>`
    UPDATE purses SET balance_cents = balance_cents - ${cents}
    WHERE id = ${purseId} AND balance_cents >= ${cents} AND (expires_at IS NULL OR expires_at > ${new Date()})
    RETURNING id
  `.execute(trx);
  if (rows.length === 0) {
    const purse = await trx.selectFrom('purses').selectAll().where('id', '=', purseId).executeTakeFirst();
    return purse ? spendable(purse) : 0;
  }
  await record(trx, 'held', { purseId, cents, paymentId });
  await recordHold(trx, paymentId, cents);
  return null;
}

/** Gives back what was held for a payment that came to nothing. */
export async function releaseToPurse(trx: Tx, paymentId: string, purseId: string, cents: number): Promise<void> {
  await add(trx, purseId, cents);
  await record(trx, 'released', { purseId, cents, paymentId });
  await recordRelease(trx, paymentId, cents);
}

/** Puts a refund into the purse that had paid; a code that has run out can be used again for 90 days. */
export async function refundToPurse(trx: Tx, refundId: string, purseId: string, cents: number): Promise<void> {
  await add(trx, purseId, cents);
  await sql`
    UPDATE purses SET expires_at = greatest(expires_at, ${new Date(Date.now() + GRACE_MS)})
    WHERE id = ${purseId} AND expires_at IS NOT NULL
  `.execute(trx);
  await record(trx, 'refunded', { purseId, cents, refundId });
}

export type Issue = {
  readonly cents: number;
  readonly isTrade: boolean;
  readonly notes: string | null;
  readonly issuedBy: string | null;
};

async function issue(trx: Tx, purseId: string, { cents, notes, issuedBy }: Issue): Promise<void> {
  await add(trx, purseId, cents);
  await recordIssue(trx, await record(trx, 'issued', { purseId, cents, notes, actorId: issuedBy }), cents);
}

/** Makes the purse of a new code. Gives its id. */
export async function issueCode(
  trx: Tx,
  code: string,
  { isTrade, ...more }: Issue,
  expiresAt: Date | null,
): Promise<string> {
  const id = newId();
  const { currency } = storeProfile;
  const { issuedBy, notes } = more;
  await trx
    .insertInto('purses')
    .values({
      id,
      kind: 'code',
      account_id: null,
      code_hash: hashCode(code),
      code_hint: hintOf(code),
      is_trade: isTrade,
      currency,
      balance_cents: 0,
      expires_at: expiresAt,
      notes,
      issued_by: issuedBy,
    })
    .execute();
  await issue(trx, id, { isTrade, ...more });
  return id;
}

/** Adds credits to an account; makes their purse with the first ones. Gives the purse's id. */
export async function grantCredits(trx: Tx, accountId: string, grant: Issue): Promise<string> {
  const { isTrade, issuedBy } = grant;
  const columns = { code_hash: null, code_hint: null, expires_at: null, notes: null };
  await trx
    .insertInto('purses')
    .values({
      id: newId(),
      kind: 'store-credits',
      account_id: accountId,
      is_trade: isTrade,
      currency: storeProfile.currency,
      balance_cents: 0,
      issued_by: issuedBy,
      ...columns,
    })
    .onConflict((on) => on.columns(['account_id', 'is_trade']).where('kind', '=', 'store-credits').doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('purses')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_trade', '=', isTrade)
    .where('kind', '=', 'store-credits')
    .executeTakeFirstOrThrow();
  await issue(trx, id, grant);
  return id;
}
