import { type LedgerAccount, ledgerAccounts } from '#api/modules/payments/index.ts';
import {
  type AccountRole,
  type ItemRole,
  roleOfAccount,
  type StoredValueRole,
} from '#api/modules/accounting/quickbooks/mapping/roles.model.ts';
import type { BooksDocument, ItemLine, PostingLine } from './document.model.ts';
import type { EntryFacts, Tender } from './entry-facts.ts';
import { reductionOf } from './reduced-lines.model.ts';

/** Why an entry becomes no document. */
export type SkipReason = 'in-sale' | 'refund-follows' | 'held-only' | 'nothing-moves' | 'sale-not-posted';

/** The documents of an entry by their part, or why there are none. */
export type EntryDocuments =
  | { readonly documents: readonly { readonly part: string; readonly document: BooksDocument }[] }
  | { readonly skipped: SkipReason };

const items: Readonly<Record<StoredValueRole, ItemRole>> = {
  'gift-codes': 'item-gift-codes',
  'store-credits': 'item-store-credits',
  'trade-credits': 'item-trade-credits',
};

const one = (document: BooksDocument): EntryDocuments => ({ documents: [{ part: 'main', document }] });
const spent = ({ role, cents }: { role: StoredValueRole; cents: number }): ItemLine => ({
  item: items[role],
  cents: -cents,
  taxed: false,
});
const isMoney = (tender: Tender): tender is Extract<Tender, { kind: 'money' }> => tender.kind === 'money';
const isStoredValue = (tender: Tender): tender is Extract<Tender, { kind: 'stored-value' }> =>
  tender.kind === 'stored-value';

/** A journal entry of what an entry did to accounts that have a role; goods are never posted by one. */
function journalOf(
  number: string,
  memo: string,
  facts: EntryFacts,
  more: Partial<Record<LedgerAccount, AccountRole>> = {},
) {
  const sums = new Map<AccountRole, number>();
  for (const code of ledgerAccounts) {
    const cents = facts.lines[code] ?? 0;
    if (cents === 0) continue;
    const account = more[code] ?? roleOfAccount[code];
    if (!account) throw new Error(`The account ${code} cannot be posted by a journal entry.`);
    sums.set(account, (sums.get(account) ?? 0) + cents);
  }
  const lines = [...sums].flatMap(([account, cents]): PostingLine[] => (cents === 0 ? [] : [{ account, cents }]));
  const document: BooksDocument = { kind: 'JournalEntry', number, memo, lines };
  return lines.length === 0 ? ({ skipped: 'nothing-moves' } as const) : one(document);
}

/** The commission on consigned goods moves from what is owed to the seller into income; below 0 it goes back. */
function commission(number: string, memo: string, cents: number): { part: string; document: BooksDocument }[] {
  if (cents === 0) return [];
  const lines: PostingLine[] = [
    { account: 'consignor-payable', cents },
    { account: 'commission', cents: -cents },
  ];
  const document: BooksDocument = { kind: 'JournalEntry', number: `${number}-C`, memo: `Commission, ${memo}`, lines };
  return [{ part: 'commission', document }];
}

/** Goods of which no tax was due are a line of their own; shipping and everything else is taxed with taxed goods alone. */
function byTax(
  lines: readonly ItemLine[],
  { goodsCents, untaxedCents }: Pick<NonNullable<EntryFacts['order']>, 'goodsCents' | 'untaxedCents'>,
): readonly ItemLine[] {
  if (untaxedCents === 0) return lines;
  if (untaxedCents >= goodsCents) return lines.map((line) => ({ ...line, taxed: false }));
  return lines.flatMap((line) => {
    if (line.item !== 'item-sales') return [line];
    const untaxed = Math.round((line.cents * untaxedCents) / goodsCents);
    const parts = [
      { ...line, cents: line.cents - untaxed },
      { ...line, cents: untaxed, taxed: false },
    ];
    return parts.filter(({ cents }) => cents !== 0);
  });
}

/** How a sale is written: as a receipt when one payment, besides stored value, paid all of it at once. */
export function saleKindOf(totalCents: number, tenders: readonly Tender[]): 'SalesReceipt' | 'Invoice' {
  const paid = tenders.reduce((sum, { cents }) => sum + cents, 0);
  return paid === totalCents && tenders.filter(isMoney).length <= 1 ? 'SalesReceipt' : 'Invoice';
}

/**
 * A sale: own goods into sales, consigned goods gross into what is owed to their seller, and the commission on them by a journal entry.
 * Stored value that paid is a negative untaxed line, so that the tax stays on the full price.
 */
function saleDocuments(facts: EntryFacts): EntryDocuments {
  const { lines, order } = facts;
  if (!order) return { skipped: 'nothing-moves' };
  const of = (account: LedgerAccount): number => -(lines[account] ?? 0);
  const sold: ItemLine[] = (
    [
      { item: 'item-sales', cents: of('sales'), taxed: true },
      { item: 'item-consigned', cents: of('seller-payable') + of('commission'), taxed: true },
      { item: 'item-shipping', cents: of('shipping'), taxed: true },
      { item: 'item-financing-fee', cents: of('financing-fees'), taxed: false },
    ] as const
  ).filter(({ cents }) => cents !== 0);
  const kind = saleKindOf(order.totalCents, order.tenders);
  const money = order.tenders.find(isMoney);
  const memo = `Order ${order.number}`;
  const given = { number: order.number, memo, taxCents: of('tax-payable') || 0, shipTo: order.shipTo };
  const all = [...byTax(sold, order), ...order.tenders.filter(isStoredValue).map(spent)];
  const document: BooksDocument =
    kind === 'SalesReceipt'
      ? { ...given, kind, account: money?.account ?? 'bank', lines: all }
      : { ...given, kind, lines: all };
  return { documents: [{ part: 'main', document }, ...commission(order.number, memo, of('commission'))] };
}

/** A payment that came after the sale, or beside another; one that is on the receipt of the sale has no document of its own. */
function captureDocuments({ id, order, tender }: EntryFacts): EntryDocuments {
  if (!order || !tender) return { skipped: 'nothing-moves' };
  const isWithSale = order.tenders.some(({ entryId }) => entryId === id);
  if (order.saleKind === null) return { skipped: 'sale-not-posted' };
  if (isWithSale && (order.saleKind === 'SalesReceipt' || tender.kind === 'stored-value'))
    return { skipped: 'in-sale' };
  const memo = `Payment for order ${order.number}`;
  if (tender.kind === 'money')
    return one({
      kind: 'Payment',
      number: id,
      memo,
      account: tender.account,
      cents: tender.cents,
      paysEntry: order.saleEntryId,
    });
  const lines: PostingLine[] = [
    { account: tender.role, cents: tender.cents },
    { account: 'receivable', cents: -tender.cents },
  ];
  return one({ kind: 'JournalEntry', number: id, memo, lines });
}

/** A refund that succeeded: of goods, shipping and tax, to where the payment came from. */
function refundDocuments(facts: EntryFacts): EntryDocuments {
  const { id, order, refund, storedValue, lines } = facts;
  const credited = ledgerAccounts.find((code) => (lines[code] ?? 0) < 0);
  const account = credited && roleOfAccount[credited];
  // A charge that nobody wanted was owed from the start, as is what failed after it had succeeded.
  if (!order || !refund || refund.isRepeated)
    return journalOf(id, order ? `Refund of order ${order.number}` : 'Refund of an unwanted charge', facts, {
      ...(storedValue && { 'stored-value': storedValue.role }),
    });
  const reduction = reductionOf(refund.dueLines, refund.before, refund.cents);
  const memo = `Refund of order ${order.number}`;
  const back = storedValue ? [spent({ role: storedValue.role, cents: refund.cents })] : [];
  const document: BooksDocument = {
    kind: 'RefundReceipt',
    number: id,
    memo,
    account: storedValue ? 'bank' : (account ?? 'bank'),
    lines: [...byTax(reduction.lines, order), ...back],
    taxCents: reduction.taxCents,
    shipTo: order.shipTo,
  };
  return { documents: [{ part: 'main', document }, ...commission(id, memo, -reduction.commissionCents)] };
}

/** What a price was lowered by that nobody had paid, or that a bank took back: a credit memo on what the buyer owes. */
function creditDocuments(facts: EntryFacts): EntryDocuments {
  const { id, order, lines } = facts;
  const cents = -(lines.receivable ?? 0);
  if (!order || cents === 0) return { skipped: 'refund-follows' };
  // What is refunded of it becomes refund receipts, each of its share, and the rest is the last share.
  const reduction = reductionOf(lines, facts.refund?.before ?? [], cents);
  const memo = `${facts.kind === 'cancellation' ? 'Cancellation' : 'Lost dispute'} of order ${order.number}`;
  const document: BooksDocument = {
    kind: 'CreditMemo',
    number: id,
    memo,
    lines: byTax(reduction.lines, order),
    taxCents: reduction.taxCents,
    shipTo: order.shipTo,
  };
  return { documents: [{ part: 'main', document }, ...commission(id, memo, -reduction.commissionCents)] };
}

/** A code that was sold at the counter: no income and no tax, but a debt. */
const soldCode = (id: string, role: StoredValueRole, cents: number): EntryDocuments =>
  one({
    kind: 'SalesReceipt',
    number: id,
    memo: 'Code sold',
    account: 'manual',
    lines: [{ item: items[role], cents, taxed: false }],
    taxCents: 0,
    shipTo: null,
  });

/** Stored value that was issued, adjusted or has expired: goodwill against what is owed. What was taken in trade pays for it by an entry of its own. */
function storedValueDocuments(facts: EntryFacts): EntryDocuments {
  const { id, kind, storedValue } = facts;
  if (!storedValue) return { skipped: 'nothing-moves' };
  const sold = facts.lines.manual ?? 0;
  if (sold > 0) return soldCode(id, storedValue.role, sold);
  const memo = `Store credit: ${kind}`;
  return journalOf(id, memo, facts, {
    'stored-value': storedValue.role,
    issued: 'goodwill',
  });
}

/** Goods that the shop bought, from the drawer or the bank. */
function purchaseDocuments(facts: EntryFacts): EntryDocuments {
  const { id, lines } = facts;
  const cents = lines.inventory ?? 0;
  if (cents === 0) return { skipped: 'nothing-moves' };
  const from = lines.manual ? 'manual' : 'bank';
  return one({ kind: 'Purchase', number: id, memo: 'Goods bought', from, to: 'inventory', cents });
}

function payoutDocuments({ id, lines, order }: EntryFacts): EntryDocuments {
  const cents = -(lines.bank ?? 0);
  const memo = `Payout for order ${order?.number ?? ''}`.trim();
  return cents === 0
    ? { skipped: 'nothing-moves' }
    : one({ kind: 'Purchase', number: id, memo, from: 'bank', to: 'consignor-payable', cents });
}

/** The documents by which an entry of the ledger is posted in QuickBooks. Each balances, and together they do what the entry did. */
export function documentsOf(facts: EntryFacts): EntryDocuments {
  switch (facts.kind) {
    case 'sale':
      return saleDocuments(facts);
    case 'capture':
      return captureDocuments(facts);
    case 'refund':
      return refundDocuments(facts);
    case 'cancellation':
    case 'price-reduction':
      return creditDocuments(facts);
    case 'refund-due':
      // Nothing left the shop yet; the refund itself lowers the sale.
      return { skipped: 'refund-follows' };
    case 'hold':
    case 'release':
    case 'transfer':
      return { skipped: 'held-only' };
    case 'issue':
    case 'adjustment':
    case 'expiry':
      return storedValueDocuments(facts);
    case 'payout':
      return payoutDocuments(facts);
    case 'goods-bought':
      return purchaseDocuments(facts);
    case 'goods-traded':
      return journalOf(facts.id, 'Goods taken in trade', facts, { issued: 'goodwill' });
    case 'goods-sold':
      return journalOf(
        `${facts.order?.number ?? facts.id}-G`,
        `Cost of order ${facts.order?.number ?? ''}`.trim(),
        facts,
      );
    case 'goods-written-off':
      return journalOf(facts.id, 'Goods written off', facts);
    case 'goods-found':
      return journalOf(facts.id, 'Goods written off by mistake', facts);
    case 'goods-back':
    case 'provider-settlement':
    case 'settlement-arrival':
    case 'settlement-difference':
    case 'return':
    case 'carry-over':
    case 'correction':
    case 'payout-failed':
    case 'unwanted-charge':
    case 'refund-failed':
    case 'dispute':
    case 'dispute-won':
    case 'taken-back':
    case 'write-off':
    case 'cash-count':
    case 'cash-deposit':
      return journalOf(facts.id, facts.order ? `Order ${facts.order.number}` : facts.kind, facts);
  }
}
