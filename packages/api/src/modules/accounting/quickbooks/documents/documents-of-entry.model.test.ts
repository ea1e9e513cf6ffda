import { describe, expect, it } from '@jest/globals';
import { type BooksDocument, effectOf, totalOf } from './document.model.ts';
import { documentsOf } from './documents-of-entry.model.ts';
import type { EntryFacts, Tender } from './entry-facts.ts';

const card = (cents: number, entryId = 'capture'): Tender => ({ kind: 'money', account: 'card', cents, entryId });
const code = (cents: number, entryId = 'code'): Tender => ({
  kind: 'stored-value',
  role: 'gift-codes',
  cents,
  entryId,
});

const order = (more: Partial<NonNullable<EntryFacts['order']>> = {}): NonNullable<EntryFacts['order']> => ({
  number: 'H-1042',
  saleEntryId: 'sale',
  totalCents: 273_125,
  goodsCents: 240_000,
  untaxedCents: 0,
  shipTo: null,
  tenders: [card(273_125)],
  saleKind: 'SalesReceipt',
  ...more,
});

const facts = (kind: EntryFacts['kind'], lines: EntryFacts['lines'], more: Partial<EntryFacts> = {}): EntryFacts => ({
  id: '0123456789abc',
  kind,
  day: '2026-01-15',
  lines,
  order: order(),
  tender: null,
  storedValue: null,
  refund: null,
  ...more,
});

const make = (given: EntryFacts): readonly BooksDocument[] => {
  const made = documentsOf(given);
  return 'documents' in made ? made.documents.map(({ document }) => document) : [];
};
const skipped = (given: EntryFacts): string | null => {
  const made = documentsOf(given);
  return 'skipped' in made ? made.skipped : null;
};
const sumOf = (documents: readonly BooksDocument[]): number =>
  Object.values(effectOf(documents)).reduce((sum, cents) => sum + cents, 0);

const OWN = { receivable: 273_125, sales: -240_000, shipping: -10_000, 'tax-payable': -23_125 };
const CONSIGNED = { receivable: 273_125, 'seller-payable': -200_000, commission: -50_000, 'tax-payable': -23_125 };

describe('a sale', () => {
  it('of an own piece by one payment is a receipt into the clearing account', () => {
    const documents = make(facts('sale', OWN));
    expect(documents.map(({ kind, number }) => [kind, number])).toEqual([['SalesReceipt', 'H-1042']]);
    expect(documents.map(totalOf)).toEqual([273_125]);
    expect(effectOf(documents)).toEqual({ card: 273_125, sales: -240_000, shipping: -10_000, 'sales-tax': -23_125 });
  });

  it('of a consigned piece is gross on the liability, and the commission a journal entry of the same number', () => {
    const documents = make(facts('sale', CONSIGNED));
    expect(documents.map(({ kind, number }) => [kind, number])).toEqual([
      ['SalesReceipt', 'H-1042'],
      ['JournalEntry', 'H-1042-C'],
    ]);
    expect(documents[0]).toMatchObject({ lines: [{ item: 'item-consigned', cents: 250_000, taxed: true }] });
    expect(effectOf(documents)).toEqual({
      card: 273_125,
      'consignor-payable': -200_000,
      commission: -50_000,
      'sales-tax': -23_125,
    });
  });

  it('that a code paid in part has a negative untaxed line, and its tax in full', () => {
    const documents = make(facts('sale', OWN, { order: order({ tenders: [code(50_000), card(223_125)] }) }));
    expect(documents[0]).toMatchObject({ kind: 'SalesReceipt', taxCents: 23_125 });
    expect(totalOf(documents[0]!)).toBe(223_125);
    expect(effectOf(documents)).toMatchObject({ card: 223_125, 'gift-codes': 50_000, 'sales-tax': -23_125 });
  });

  it('that a code paid whole is a receipt of zero', () => {
    const documents = make(facts('sale', OWN, { order: order({ tenders: [code(273_125)] }) }));
    expect(documents.map(totalOf)).toEqual([0]);
    expect(effectOf(documents)).toMatchObject({ 'gift-codes': 273_125 });
    expect(sumOf(documents)).toBe(0);
  });

  it('with a custom line of which no tax is due has it on a line of its own, and its refund in the same measure', () => {
    const mixed = order({ goodsCents: 240_000, untaxedCents: 60_000 });
    const [sale] = make(facts('sale', OWN, { order: mixed }));
    expect(sale).toMatchObject({
      lines: [
        { item: 'item-sales', cents: 180_000, taxed: true },
        { item: 'item-sales', cents: 60_000, taxed: false },
        { item: 'item-shipping', cents: 10_000, taxed: true },
      ],
      taxCents: 23_125,
    });
    const due = { sales: 24_000, shipping: 1_000, 'tax-payable': 2_312, 'refunds-payable': -27_312 };
    const refund = { id: 'r', dueLines: due, before: [], cents: 27_312, isRepeated: false };
    const lines = { 'refunds-payable': 27_312, card: -27_312 };
    expect(make(facts('refund', lines, { order: mixed, refund }))[0]).toMatchObject({
      lines: [
        { item: 'item-sales', cents: 18_000, taxed: true },
        { item: 'item-sales', cents: 6_000, taxed: false },
        { item: 'item-shipping', cents: 1_000, taxed: true },
      ],
    });
  });

  it('of an exempt order, or of nothing but such lines, is not taxed at all', () => {
    const [sale] = make(
      facts(
        'sale',
        { receivable: 250_000, sales: -240_000, shipping: -10_000 },
        { order: order({ totalCents: 250_000, untaxedCents: 240_000, tenders: [card(250_000)] }) },
      ),
    );
    expect(sale).toMatchObject({
      lines: [
        { item: 'item-sales', cents: 240_000, taxed: false },
        { item: 'item-shipping', cents: 10_000, taxed: false },
      ],
      taxCents: 0,
    });
  });

  it.each([
    ['several payments', [card(100_000), card(173_125, 'other')]],
    ['a part of it', [card(100_000)]],
    ['nothing yet', []],
  ])('that %s paid is an invoice', (_name, tenders: Tender[]) => {
    const documents = make(facts('sale', OWN, { order: order({ tenders }) }));
    expect(documents.map(({ kind }) => kind)).toEqual(['Invoice']);
    expect(effectOf(documents)).toMatchObject({ receivable: 273_125 });
  });
});

describe('a payment', () => {
  const captured = (tender: Tender, more: Partial<NonNullable<EntryFacts['order']>>) =>
    facts(
      'capture',
      { card: tender.cents, receivable: -tender.cents },
      { id: tender.entryId, tender, order: order(more) },
    );

  it('that is on the receipt of its sale has no document of its own', () => {
    expect(skipped(captured(card(273_125), {}))).toBe('in-sale');
    expect(skipped(captured(code(50_000), { saleKind: 'Invoice', tenders: [code(50_000)] }))).toBe('in-sale');
  });

  it('of an invoice pays it, and with the invoice leaves nothing to pay', () => {
    const tenders = [card(100_000), card(173_125, 'other')];
    const saleKind = 'Invoice' as const;
    const documents = [
      ...make(facts('sale', OWN, { order: order({ tenders, saleKind }) })),
      ...tenders.flatMap((tender) => make(captured(tender, { tenders, saleKind }))),
    ];
    expect(documents.map(({ kind }) => kind)).toEqual(['Invoice', 'Payment', 'Payment']);
    expect(effectOf(documents)).toEqual({ card: 273_125, sales: -240_000, shipping: -10_000, 'sales-tax': -23_125 });
  });

  it('by stored value after the sale is a journal entry', () => {
    const documents = make(captured(code(5_000, 'later'), { saleKind: 'Invoice' }));
    expect(effectOf(documents)).toEqual({ 'gift-codes': 5_000, receivable: -5_000 });
  });

  it('of a sale before the connection is not posted', () => {
    expect(skipped(captured(card(5), { saleKind: null }))).toBe('sale-not-posted');
  });
});

describe('a refund', () => {
  const DUE = { 'seller-payable': 20_001, commission: 5_000, 'tax-payable': 2_312, 'refunds-payable': -27_313 };
  const refund = (cents: number, before: number[], more: Partial<EntryFacts> = {}) =>
    facts(
      'refund',
      { 'refunds-payable': cents, card: -cents },
      { refund: { id: 'r', dueLines: DUE, before, cents, isRepeated: false }, ...more },
    );

  it('to a card lowers goods, tax and commission', () => {
    const documents = make(refund(27_313, []));
    expect(documents.map(({ kind }) => kind)).toEqual(['RefundReceipt', 'JournalEntry']);
    expect(effectOf(documents)).toEqual({
      card: -27_313,
      'consignor-payable': 20_001,
      commission: 5_000,
      'sales-tax': 2_312,
    });
  });

  it('in several parts is the whole to the cent, and no part has a negative line', () => {
    const parts = [1, 9_104, 9_104, 9_104];
    const documents = parts.flatMap((cents, index) => make(refund(cents, parts.slice(0, index))));
    expect(effectOf(documents)).toEqual(effectOf(make(refund(27_313, []))));
    const lines = documents.flatMap((document) => (document.kind === 'RefundReceipt' ? document.lines : []));
    expect(lines.every(({ cents }) => cents > 0)).toBe(true);
  });

  it('to a code comes to zero with a negative line', () => {
    const documents = make(refund(27_313, [], { storedValue: { role: 'gift-codes' } }));
    expect(documents.map(totalOf)[0]).toBe(0);
    expect(effectOf(documents)).toMatchObject({ 'gift-codes': -27_313, 'consignor-payable': 20_001 });
  });

  it('that succeeds again, and one of an unwanted charge, pay what was owed', () => {
    const again = refund(100, [], { refund: { id: 'r', dueLines: DUE, before: [], cents: 100, isRepeated: true } });
    expect(effectOf(make(again))).toEqual({ 'refunds-payable': 100, card: -100 });
    expect(effectOf(make(refund(100, [], { order: null, refund: null })))).toEqual({
      'refunds-payable': 100,
      card: -100,
    });
  });
});

describe('other entries', () => {
  it.each([
    ['issue', { issued: 5_000, 'stored-value': -5_000 }, { goodwill: 5_000, 'store-credits': -5_000 }],
    ['adjustment', { issued: -700, 'stored-value': 700 }, { goodwill: -700, 'store-credits': 700 }],
    ['expiry', { 'stored-value': 300, breakage: -300 }, { breakage: -300, 'store-credits': 300 }],
  ] as const)('%s of stored value', (kind, lines, effect) => {
    expect(effectOf(make(facts(kind, lines, { storedValue: { role: 'store-credits' } })))).toEqual(effect);
  });

  it.each([
    ['dispute', { disputed: 900, card: -900 }, { chargebacks: 900, card: -900 }],
    ['dispute-won', { disputed: -900, card: 900 }, { chargebacks: -900, card: 900 }],
    ['taken-back', { disputed: -900, receivable: 900 }, { chargebacks: -900, receivable: 900 }],
    ['write-off', { disputed: -900, 'write-offs': 900 }, { chargebacks: -900, 'chargeback-losses': 900 }],
    ['refund-failed', { card: 900, 'refunds-payable': -900 }, { card: 900, 'refunds-payable': -900 }],
    [
      'return',
      { 'seller-payable': 800, commission: 200, 'returns-payable': -1_000 },
      { 'consignor-payable': 800, commission: 200, 'returns-payable': -1_000 },
    ],
  ] as const)('%s is a journal entry', (kind, lines, effect) => {
    expect(effectOf(make(facts(kind, lines)))).toEqual(effect);
  });

  it('a lost dispute, and what was not paid of a cancelled order, lower what the buyer owes', () => {
    const lost = { sales: 800, 'tax-payable': 100, receivable: -900 };
    expect(effectOf(make(facts('price-reduction', lost)))).toEqual({ sales: 800, 'sales-tax': 100, receivable: -900 });
    const cancelled = { sales: 900, 'tax-payable': 100, receivable: -400, 'refunds-payable': -600 };
    const given = { id: 'r', dueLines: cancelled, before: [600], cents: 0, isRepeated: false };
    const [memo] = make(facts('cancellation', cancelled, { refund: given }));
    const refund = { id: 'r', dueLines: cancelled, before: [], cents: 600, isRepeated: false };
    const [receipt] = make(facts('refund', { 'refunds-payable': 600, card: -600 }, { refund }));
    expect(effectOf([memo!, receipt!])).toEqual({ sales: 900, 'sales-tax': 100, receivable: -400, card: -600 });
  });

  it('a payout is paid from the bank, without what was offset', () => {
    const payout = facts('payout', { 'seller-payable': 1_000, bank: -700, 'seller-receivable': -300 });
    expect(effectOf(make(payout))).toEqual({ 'consignor-payable': 700, bank: -700 });
    expect(skipped(facts('payout', { 'seller-payable': 300, 'seller-receivable': -300 }))).toBe('nothing-moves');
    expect(skipped(facts('carry-over', { 'seller-receivable': 300, 'seller-payable': -300 }))).toBe('nothing-moves');
  });

  it('goods that were bought are a purchase, from the drawer or the bank', () => {
    const [cash] = make(facts('goods-bought', { inventory: 90_000, manual: -90_000 }));
    expect(cash).toMatchObject({ kind: 'Purchase', from: 'manual', to: 'inventory' });
    expect(effectOf(make(facts('goods-bought', { inventory: 90_000, bank: -90_000 })))).toEqual({
      inventory: 90_000,
      bank: -90_000,
    });
    expect(skipped(facts('goods-bought', {}))).toBe('nothing-moves');
  });

  it('a trade is the credit that was issued for it, and what was given beyond its worth is goodwill', () => {
    const trade = make(facts('goods-traded', { inventory: 90_000, issued: -90_000 }));
    const issue = make(
      facts('issue', { issued: 95_000, 'stored-value': -95_000 }, { storedValue: { role: 'trade-credits' } }),
    );
    expect(effectOf([...trade, ...issue])).toEqual({ inventory: 90_000, 'trade-credits': -95_000, goodwill: 5_000 });
  });

  it('what sold goods cost has the number of the sale with a suffix', () => {
    const [cost] = make(facts('goods-sold', { 'cost-of-goods': 90_000, inventory: -90_000 }));
    expect(cost).toMatchObject({ kind: 'JournalEntry', number: 'H-1042-G' });
    expect(effectOf([cost!])).toEqual({ 'cost-of-goods': 90_000, inventory: -90_000 });
  });

  it('a payout of a provider empties its clearing account into fees and the bank', () => {
    const settled = make(
      facts('provider-settlement', { card: -100_000, paypal: -5_000, 'provider-fees': 3_100, 'in-transit': 101_900 }),
    );
    const arrived = make(facts('settlement-arrival', { bank: 101_900, 'in-transit': -101_900 }));
    expect(effectOf([...settled, ...arrived])).toEqual({
      card: -100_000,
      paypal: -5_000,
      'provider-fees': 3_100,
      bank: 101_900,
    });
  });

  it('a code that was sold is a receipt of an untaxed item on its liability', () => {
    const sold = facts('issue', { manual: 5_000, 'stored-value': -5_000 }, { storedValue: { role: 'gift-codes' } });
    const [receipt] = make(sold);
    expect(receipt).toMatchObject({
      kind: 'SalesReceipt',
      account: 'manual',
      taxCents: 0,
      lines: [{ item: 'item-gift-codes', cents: 5_000, taxed: false }],
    });
    expect(effectOf([receipt!])).toEqual({ manual: 5_000, 'gift-codes': -5_000 });
  });

  it('held stored value moves nothing there', () => {
    expect(skipped(facts('hold', { 'stored-value': 5, held: -5 }))).toBe('held-only');
  });
});
