import { sql } from 'kysely';
import { type AccountPart, keptByLaw, standing } from '#api/platform/account-data/account-part.ts';
import type { Db } from '#api/platform/db/database.ts';
import { moveCredits, returnCredits } from './stored-value/move-credits.ts';
import { queueRemoval } from './vault/removals.ts';
import { moves, ofStaff, withItsOwner } from '#api/platform/account-data/when-merged.ts';

const bySeller = (accountId: string) => sql<boolean>`seller_account_id = ${accountId}`;
const byPayment = (accountId: string) =>
  sql<boolean>`payment_id IN (SELECT id FROM payments WHERE account_id = ${accountId})`;
const byCustomer = (accountId: string) =>
  sql<boolean>`customer_id IN (SELECT id FROM payment_customers WHERE account_id = ${accountId})`;
const law = { whenDeleted: keptByLaw } as const;

/** What stands between a seller or buyer and the end: money that is owed, disputed or on its way back. */
async function obstacles(db: Db, accountId: string) {
  const { rows } = await sql<{ owed: number; disputes: number; refunds: number }>`
    SELECT
      (SELECT count(*)::integer FROM (
        SELECT FROM ledger_lines AS line JOIN ledger_entries AS entry ON entry.id = line.entry_id
        WHERE line.seller_account_id = ${accountId} GROUP BY entry.order_id HAVING sum(line.amount_cents) <> 0
      ) AS unsettled) AS owed,
      (SELECT count(*)::integer FROM payment_reversals AS reversal WHERE status = 'open' AND payment_id IN (
        SELECT id FROM payments WHERE account_id = ${accountId}
        UNION SELECT allocation.payment_id FROM payment_allocations AS allocation
          JOIN order_settlements AS settlement ON settlement.order_id = allocation.order_id
          WHERE settlement.seller_account_id = ${accountId}
      )) AS disputes,
      (SELECT count(*)::integer FROM refunds WHERE status <> 'succeeded' AND NOT is_void AND payment_id IN (
        SELECT id FROM payments WHERE account_id = ${accountId}
      )) AS refunds`.execute(db);
  const { owed = 0, disputes = 0, refunds = 0 } = rows[0] ?? {};
  return standing([
    { kind: 'payouts', count: owed, path: '/profile/selling/payouts' },
    { kind: 'disputes', count: disputes, path: '/profile/buying/purchases' },
    { kind: 'refunds', count: refunds, path: '/profile/settings/invoices' },
  ]);
}

/** What payments keep of accounts. The books stay: they say what was paid, to whom and for what. Saved cards go. */
export const accountPart: AccountPart = {
  tables: {
    payments: {
      title: { en: 'Payments', fr: 'Paiements' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['session_id', 'idempotency_key', 'request_hash', 'action_url', 'provider_ref'],
      ...law,
      whenMerged: moves('account_id'),
    },
    goods_movements: {
      leftOut: 'Says who of the staff entered goods of the shop; who sold them is kept with the intake.',
      ...law,
      whenMerged: ofStaff,
    },
    goods_write_offs: {
      leftOut: 'Says who of the staff took goods of the shop out of its stock.',
      ...law,
      whenMerged: ofStaff,
    },
    provider_settlements: {
      leftOut: 'Says who of the staff imported a payout of a payment provider.',
      ...law,
      whenMerged: ofStaff,
    },
    provider_settlement_rows: {
      leftOut: 'Rows of reports of payment providers; the payments behind them are listed.',
      ...law,
      whenMerged: ofStaff,
    },
    payment_allocations: {
      title: { en: 'What they paid for', fr: 'Ce qu’ils ont réglé' },
      isOwn: byPayment,
      ...law,
      whenMerged: withItsOwner,
    },
    saved_cards: {
      title: { en: 'Saved cards', fr: 'Cartes enregistrées' },
      isOwn: byCustomer,
      without: ['customer_id', 'provider_ref', 'fingerprint'],
      whenDeleted: 'deleted',
      whenMerged: {
        stays:
          'The payment provider keeps cards for one customer and does not hand them over; they can be saved again.',
      },
    },
    payment_customers: {
      leftOut: 'Says under which name the payment provider keeps the cards.',
      whenDeleted: 'deleted',
      whenMerged: { stays: 'The payment provider knows the closed account under its own name.' },
    },
    card_setups: {
      leftOut: 'Says that a card was sent to the payment provider; the card itself is listed.',
      whenDeleted: 'deleted',
      whenMerged: { stays: 'Belongs to the cards of the closed account.' },
    },
    refunds: {
      title: { en: 'Refunds', fr: 'Remboursements' },
      isOwn: byPayment,
      without: ['provider_ref', 'failure'],
      ...law,
      whenMerged: withItsOwner,
    },
    payment_reversals: {
      title: { en: 'Disputes', fr: 'Litiges' },
      isOwn: byPayment,
      without: ['provider_ref'],
      ...law,
      whenMerged: withItsOwner,
    },
    stored_value_accounts: {
      title: { en: 'Store credits', fr: 'Avoirs' },
      isOwn: (accountId) => sql`account_id = ${accountId}`,
      without: ['code_hash', 'code_hint', 'issued_by'],
      ...law,
      whenMerged: { stays: 'The balance moves by entries of the ledger; the emptied account stays for its history.' },
    },
    stored_value_transactions: {
      title: { en: 'How they changed', fr: 'Leurs mouvements' },
      isOwn: (accountId) =>
        sql`stored_value_account_id IN (SELECT id FROM stored_value_accounts WHERE account_id = ${accountId})`,
      without: ['actor_account_id', 'request_key', 'paid_by'],
      ...law,
      whenMerged: { stays: 'Transactions are never changed; the balance moves by new ones.' },
    },
    cash_movements: {
      leftOut: 'Says who of the staff counted the drawer.',
      whenDeleted: keptByLaw,
      whenMerged: ofStaff,
    },
    order_settlements: {
      title: { en: 'The terms of your sales', fr: 'Les conditions de vos ventes' },
      isOwn: bySeller,
      ...law,
      whenMerged: moves('seller_account_id'),
    },
    payouts: {
      title: { en: 'What you were paid', fr: 'Ce qui vous a été versé' },
      isOwn: bySeller,
      without: ['paid_by'],
      ...law,
      whenMerged: { ...moves('seller_account_id') },
    },
    seller_corrections: {
      title: { en: 'Fines and corrections', fr: 'Pénalités et corrections' },
      isOwn: bySeller,
      without: ['entered_by', 'request_key'],
      whenMerged: { stays: 'Corrections are never changed; statements of the kept account show them too.' },
      ...law,
    },
    ledger_lines: {
      title: { en: 'The books of your sales', fr: 'Les écritures de vos ventes' },
      isOwn: bySeller,
      ...law,
      whenMerged: { stays: 'The ledger is never changed; statements of the kept account show these lines too.' },
    },
  },
  obstacles,
  merging: { merge: moveCredits, reverse: returnCredits },
  erase: async (trx, { id }) => {
    const customers = trx.deleteFrom('payment_customers').where('account_id', '=', id).returningAll();
    // The provider forgets the cards by a job: it may be away now, and the account goes all the same.
    for (const customer of await customers.execute()) await queueRemoval(trx, customer, null);
  },
};
