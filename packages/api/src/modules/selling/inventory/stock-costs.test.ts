import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyListing, type ListingDocument } from '@headstock/contracts/listing-document';
import { sql } from 'kysely';
import { attempt } from '#api/platform/domain-error.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { checkBooks, recordGoodsBack, recordGoodsSold } from '#api/modules/payments/index.ts';
import { openSelling, type SellingHarness } from '#api/modules/selling/selling.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { receiveStock, type StockReceipt } from './receive-stock.ts';
import { loadStockDetails } from './stock-details.ts';
import { type StockWriteOff, undoWriteOff, writeOffStock } from './write-off-stock.ts';

let database: TestDatabase;
let shop: SellingHarness;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openSelling(database.db);
});
afterAll(() => database.drop());

const goods = (more: Partial<ListingDocument> = {}): ListingDocument => ({
  ...shop.complete(),
  ...emptyListing('goods'),
  brand: 'Ernie',
  model: 'Slinky',
  category: shop.complete().category,
  type: shop.complete().type,
  description: { en: 'Nickel wound strings for electric guitars, ten to forty-six.', fr: '' },
  photographs: shop.complete().photographs,
  priceCents: 1_000,
  shippingGrams: 100,
  stock: 4,
  ...more,
});
const size = (key: string, stock: number) => ({
  key,
  itemId: null,
  sku: '',
  priceCents: null,
  stock,
  values: [{ en: key, fr: `${key} (fr)` }],
});
const shirt = () =>
  goods({ model: `Shirt ${newId()}`, options: [{ en: 'Size', fr: 'Taille' }], variants: [size('S', 3), size('M', 0)] });

/** A listing of the shop's own that is for sale. */
async function own(document: ListingDocument): Promise<string> {
  const id = await shop.draft(shop.admin, document);
  await shop.move(shop.admin, id, 'PUBLISH');
  return id;
}
const stockOf = (id: string) => loadStockDetails(database.db, id, 'en');
const version = async (id: string): Promise<number> => (await shop.read(shop.admin, id)).version;
const receive = async (id: string, more: Partial<StockReceipt> = {}) =>
  receiveStock(shop.admin, {
    id,
    version: await version(id),
    pieces: 2,
    unitCostCents: 700,
    paidFrom: 'bank',
    reference: 'Invoice 12',
    idempotencyKey: newId(),
    ...more,
  });
const writeOff = async (id: string, more: Partial<StockWriteOff> = {}) =>
  writeOffStock(shop.admin, shop.baseUrl, {
    id,
    version: await version(id),
    pieces: 1,
    reason: 'damaged',
    note: 'Fell off the wall',
    idempotencyKey: newId(),
    ...more,
  });
const codeOf = async (work: () => Promise<void>): Promise<string | undefined> => {
  const outcome = await attempt(work);
  return outcome.ok ? undefined : outcome.code;
};
async function balance(account: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM ledger_lines WHERE account = ${account}`.execute(
    database.db,
  );
  return rows[0]?.cents ?? 0;
}
const isRight = async () => expect(await checkBooks(database.db)).toEqual([]);

describe('goods with variants', () => {
  it('are received for one variant, whose pieces and costs are its own', async () => {
    const id = await own(shirt());
    const [small, medium] = (await stockOf(id)).variants;
    expect([small?.name, medium?.name]).toEqual(['S', 'M']);
    await receive(id, { variantItemId: medium?.itemId ?? '', pieces: 5, unitCostCents: 900 });
    await receive(id, { variantItemId: small?.itemId ?? '' });
    const after = (await stockOf(id)).variants;
    expect(after.map(({ name, stock, costCents }) => [name, stock, costCents])).toEqual([
      ['S', 5, 700],
      ['M', 5, 900],
    ]);
    await isRight();
  });

  it('leave the inventory at the cost of the variant that is sold, and come back at it', async () => {
    const id = await own(shirt());
    const [small] = (await stockOf(id)).variants;
    await receive(id, { variantItemId: small?.itemId ?? '' });
    const before = await balance('inventory');
    const line = { id: newId(), listingId: small?.listingId ?? '', quantity: 1 };
    const orderId = await shop.readyOrder(await shop.member(), line.listingId);
    await tx(database.db, (trx) => recordGoodsSold(trx, orderId, newId(), [line]));
    expect((await balance('inventory')) - before).toBe(-700);
    await tx(database.db, (trx) => recordGoodsBack(trx, orderId, newId(), [line.id]));
    expect(await balance('inventory')).toBe(before);
    await isRight();
  });

  it('ask which variant is meant', async () => {
    const [one, other] = [await own(shirt()), await own(shirt())];
    const [foreign] = (await stockOf(other)).variants;
    expect(await codeOf(() => receive(one))).toBe('variant');
    expect(await codeOf(() => receive(one, { variantItemId: foreign?.itemId ?? '' }))).toBe('variant');
    const plain = await own(goods());
    expect(await codeOf(() => receive(plain, { variantItemId: foreign?.itemId ?? '' }))).toBe('variant');
    await isRight();
  });
});

describe('a write-off', () => {
  it('takes pieces out of the stock and their cost into the losses, once, and can be undone', async () => {
    const id = await own(goods());
    await receive(id, { pieces: 3 });
    const before = { inventory: await balance('inventory'), losses: await balance('stock-losses') };
    const idempotencyKey = newId();
    const request = { pieces: 2, reason: 'sample' as const, idempotencyKey, version: await version(id) };
    await writeOff(id, request);
    await writeOff(id, request);
    expect((await shop.read(shop.admin, id)).document.stock).toBe(5);
    expect((await balance('inventory')) - before.inventory).toBe(-1_400);
    expect((await balance('stock-losses')) - before.losses).toBe(1_400);
    await isRight();
    const [entered] = (await stockOf(id)).writeOffs;
    expect(entered).toMatchObject({ quantity: 2, costCents: 1_400, reason: 'sample', reversedAt: null });
    await undoWriteOff(shop.admin, entered?.id ?? '');
    expect(await codeOf(() => undoWriteOff(shop.admin, entered?.id ?? ''))).toBe('reversed');
    expect((await shop.read(shop.admin, id)).document.stock).toBe(7);
    expect([await balance('inventory'), await balance('stock-losses')]).toEqual([before.inventory, before.losses]);
    await isRight();
  });

  it('of a variant takes its pieces alone', async () => {
    const id = await own(shirt());
    const [small] = (await stockOf(id)).variants;
    await receive(id, { variantItemId: small?.itemId ?? '', pieces: 1 });
    await writeOff(id, { variantItemId: small?.itemId ?? '', pieces: 4 });
    const after = await stockOf(id);
    expect(after.variants.map(({ stock }) => stock)).toEqual([0, 0]);
    // Only one of them had a cost.
    expect(after.writeOffs).toMatchObject([{ variant: 'S', quantity: 4, costCents: 700 }]);
    await undoWriteOff(shop.admin, after.writeOffs[0]?.id ?? '');
    expect((await stockOf(id)).variants.map(({ stock, costCents }) => [stock, costCents])).toEqual([
      [4, 700],
      [0, null],
    ]);
    await isRight();
  });

  it('takes an instrument off the shop, and not a second time', async () => {
    const id = await own(shop.complete());
    await writeOff(id, { reason: 'lost' });
    expect(await shop.listingRow(id)).toMatchObject({ status: 'withdrawn' });
    expect(await codeOf(() => writeOff(id))).toBe('written-off');
    expect(await codeOf(() => writeOff(id, { pieces: 2 }))).toBe('pieces');
    await isRight();
  });

  it('is of no more than is there, by who saw the listing as it is, and of the shop’s own goods', async () => {
    const id = await own(goods());
    expect(await codeOf(() => writeOff(id, { pieces: 5 }))).toBe('pieces');
    expect(await codeOf(() => writeOff(id, { version: 0 }))).toBe('conflict');
    expect(await codeOf(() => writeOff(id, { note: 'x'.repeat(301) }))).toBe('text');
    const sellers = await shop.live();
    expect(await codeOf(() => writeOff(sellers))).toBe('consigned');
    expect(await codeOf(() => undoWriteOff(shop.admin, newId()))).toBe('not-found');
  });

  it('of two at once takes what is there, once', async () => {
    const id = await own(goods({ stock: 1 }));
    const seen = await version(id);
    const codes = await Promise.all([1, 2].map(() => codeOf(() => writeOff(id, { version: seen }))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect((await shop.read(shop.admin, id)).document.stock).toBe(0);
    await isRight();
  });
});
