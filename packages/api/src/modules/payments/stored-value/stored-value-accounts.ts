import { sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { recordHold, recordIssue, recordRefund, recordRelease } from '#api/modules/payments/ledger/ledger.ts';
import type {
  CodePayment,
  PaymentRow,
  RefundRow,
  StoredValueAccountRow,
  StoredValueReason,
} from '#api/modules/payments/tables.ts';
import { hashCode, hintOf } from './code.ts';

/** Money refunded to an expired code can be spent for this long. */
const GRACE_MS = 90 * 86_400_000;

/** The account of a code; undefined for every text that is none. */
export async function findCode(db: Db, code: string): Promise<StoredValueAccountRow | undefined> {
  const hash = hashCode(code);
  return hash === null
    ? undefined
    : db.selectFrom('stored_value_accounts').selectAll().where('code_hash', '=', hash).executeTakeFirst();
}

/** The store credits of a member: at most one account for plain credits and one for trade credits. */
export function storeCreditsOf(db: Db, accountId: string): Promise<StoredValueAccountRow[]> {
  return db
    .selectFrom('stored_value_accounts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_trade')
    .execute();
}

/** The account with an id; undefined for an unknown one. */
export const findStoredValueAccount = (db: Db, id: string): Promise<StoredValueAccountRow | undefined> =>
  db.selectFrom('stored_value_accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** What can be spent now. */
export const spendable = ({ balance_cents: cents, expires_at: end }: StoredValueAccountRow, now = new Date()): number =>
  end !== null && end <= now ? 0 : cents;

type Transaction = {
  readonly id?: string;
  readonly entryId: string;
  readonly storedValueId: string;
  readonly cents: number;
  readonly paymentId?: string;
  readonly refundId?: string;
  readonly notes?: string | null;
  readonly actorId?: string | null;
  readonly requestKey?: string | null;
  readonly paidBy?: CodePayment | null;
};

/** Writes a transaction; `cents` is what the balance changed by, except that what is held is above 0. */
export async function recordTransaction(trx: Tx, reason: StoredValueReason, transaction: Transaction): Promise<void> {
  await trx
    .insertInto('stored_value_transactions')
    .values({
      id: transaction.id ?? newId(),
      entry_id: transaction.entryId,
      stored_value_account_id: transaction.storedValueId,
      amount_cents: reason === 'held' ? -transaction.cents : transaction.cents,
      reason,
      payment_id: transaction.paymentId ?? null,
      refund_id: transaction.refundId ?? null,
      notes: transaction.notes ?? null,
      actor_account_id: transaction.actorId ?? null,
      request_key: transaction.requestKey ?? null,
      paid_by: transaction.paidBy ?? null,
    })
    .execute();
}

async function add(trx: Tx, storedValueId: string, cents: number): Promise<void> {
  await trx
    .updateTable('stored_value_accounts')
    .set({ balance_cents: sql<number>`balance_cents + ${cents}` })
    .where('id', '=', storedValueId)
    .execute();
}

/**
 * Holds money of an account for a payment. One conditional update decides which of two payments gets the last of it. Gives
 * what can be spent when that is too little, else null.
 */
export async function holdStoredValue(
  trx: Tx,
  paymentId: string,
  storedValueId: string,
  cents: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: string }>`
    UPDATE stored_value_accounts SET balance_cents = balance_cents - ${cents}
    WHERE id = ${storedValueId} AND balance_cents >= ${cents} AND (expires_at IS NULL OR expires_at > ${new Date()})
    RETURNING id
  `.execute(trx);
  if (rows.length === 0) {
    const account = await trx
      .selectFrom('stored_value_accounts')
      .selectAll()
      .where('id', '=', storedValueId)
      .executeTakeFirst();
    return account ? spendable(account) : 0;
  }
  const entryId = await recordHold(trx, paymentId, cents);
  await recordTransaction(trx, 'held', { entryId, storedValueId, cents, paymentId });
  return null;
}

/** Releases what was held for a payment that failed or was cancelled. */
export async function releaseStoredValue(
  trx: Tx,
  paymentId: string,
  storedValueId: string,
  cents: number,
): Promise<void> {
  await add(trx, storedValueId, cents);
  const entryId = await recordRelease(trx, paymentId, cents);
  await recordTransaction(trx, 'released', { entryId, storedValueId, cents, paymentId });
}

/**
 * Refunds to the account that paid; an expired code can be used again for 90 days. Gives the id of the ledger entry.
 */
export async function refundToStoredValue(trx: Tx, refund: RefundRow, payment: PaymentRow): Promise<string> {
  const { id: refundId, amount_cents: cents } = refund;
  const { stored_value_account_id: storedValueId } = payment;
  if (storedValueId === null) throw new Error('The payment was not made from stored value.');
  await add(trx, storedValueId, cents);
  await sql`
    UPDATE stored_value_accounts SET expires_at = greatest(expires_at, ${new Date(Date.now() + GRACE_MS)})
    WHERE id = ${storedValueId} AND expires_at IS NOT NULL
  `.execute(trx);
  const entryId = await recordRefund(trx, refund, payment);
  await recordTransaction(trx, 'refunded', { entryId, storedValueId, cents, refundId });
  return entryId;
}

export type Issue = {
  readonly cents: number;
  readonly isTrade: boolean;
  readonly notes: string | null;
  readonly issuedBy: string | null;
  /** The key of the request; the same key of one issuer violates a unique index. */
  readonly requestKey?: string | null;
  /** What it was sold for; nothing where it is given away. */
  readonly paidBy?: CodePayment | null;
};

async function issue(trx: Tx, storedValueId: string, given: Issue): Promise<void> {
  const { cents, notes, issuedBy, requestKey, paidBy = null } = given;
  await add(trx, storedValueId, cents);
  const id = newId();
  const entryId = await recordIssue(trx, id, cents, paidBy !== null);
  const more = { notes, actorId: issuedBy, requestKey: requestKey ?? null, paidBy };
  await recordTransaction(trx, 'issued', { id, entryId, storedValueId, cents, ...more });
}

/** Opens the account of a new code. Gives its id. */
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
    .insertInto('stored_value_accounts')
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

/** The account of a member's plain or trade credits, opened where there is none. Gives its id. */
export async function openCredits(
  trx: Tx,
  accountId: string,
  { isTrade, issuedBy }: Pick<Issue, 'isTrade' | 'issuedBy'>,
): Promise<string> {
  const columns = { code_hash: null, code_hint: null, expires_at: null, notes: null };
  await trx
    .insertInto('stored_value_accounts')
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
    .selectFrom('stored_value_accounts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_trade', '=', isTrade)
    .where('kind', '=', 'store-credits')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds store credits to a member; opens their account with the first ones. Gives its id. */
export async function grantCredits(trx: Tx, accountId: string, grant: Issue): Promise<string> {
  const id = await openCredits(trx, accountId, grant);
  await issue(trx, id, grant);
  return id;
}
