import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyListing } from '@headstock/contracts/listing-document';
import { sql } from 'kysely';
import { batchHandler } from '#api/modules/back-office/index.ts';
import { batchContract, type HandlerCase } from '#api/modules/back-office/batches/batch-contract.fixture.ts';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { loadListings } from '#api/modules/catalog/index.ts';
import { openSelling, type SellingHarness } from '#api/modules/selling/selling.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { changeOffer } from './change-offer.ts';
import { priceBatch } from './price-batch.ts';
import { stockBatch } from './stock-batch.ts';

const staff = (shop: SellingHarness) =>
  actAs(shop.admin, { rights: { ...shop.admin.principal.rights, grants: ['catalogue:write'] } });

const goods = (shop: SellingHarness) => ({
  ...emptyListing('goods'),
  brand: 'Ernie',
  model: 'Slinky',
  category: shop.complete().category,
  type: shop.complete().type,
  description: { en: 'Nickel wound strings for electric guitars, ten to forty-six.', fr: '' },
  photographs: shop.complete().photographs,
  priceCents: 1_000,
  shippingGrams: 100,
  stock: 12,
});

async function openCase(inputs: Pick<HandlerCase, 'input' | 'badInput'>, kind: 'instrument' | 'goods') {
  const { db, drop } = await createTestDatabase();
  const shop = await openSelling(db);
  const actor = staff(shop);
  const change = async (id: string, priceCents: number | null, stock: number | null): Promise<void> => {
    const { version } = await shop.read(shop.admin, id);
    await tx(db, (trx) => changeOffer(trx, actor, { id, version, priceCents, stock }));
  };
  const world = {
    actor,
    ...inputs,
    newRow: () => shop.live(kind === 'goods' ? goods(shop) : shop.complete()),
    touch: (id: string) => (kind === 'goods' ? change(id, null, 3) : change(id, 77_700, null)),
    close: drop,
  };
  // Goods that are sold out are stocked again: they are never sold for good.
  if (kind === 'goods') return world;
  const sell = async (id: string): Promise<void> => {
    await sql`UPDATE listings SET status = 'sold', stock_level = 0, sold_at = now() WHERE id = ${id}`.execute(db);
  };
  return { ...world, sell };
}

batchContract(batchHandler(priceBatch), () =>
  openCase(
    { input: { mode: 'percent', percent: '-10', rounding: '500' }, badInput: { mode: 'percent', percent: 'half' } },
    'instrument',
  ),
);

batchContract(batchHandler(stockBatch), () =>
  openCase({ input: { mode: 'add', pieces: '5' }, badInput: { mode: 'set', pieces: '-1' } }, 'goods'),
);

describe('bulk edits of what is offered', () => {
  let database: TestDatabase;
  let shop: SellingHarness;
  beforeAll(async () => {
    database = await createTestDatabase();
    shop = await openSelling(database.db);
  });
  afterAll(() => database.drop());
  const read = async (id: string) => (await tx(database.db, (trx) => priceBatch.read(trx, [id], true)))[0];

  it('leaves out what is held or a pending sale, and knows the floor, the cost and the carts', async () => {
    const id = await shop.live();
    const { version } = await shop.read(shop.admin, id);
    await tx(database.db, (trx) =>
      changeOffer(trx, shop.admin, { id, version, priceCents: null, stock: null, floorCents: 85_000 }),
    );
    expect(await read(id)).toMatchObject({
      values: { price: 90_000 },
      blocked: null,
      facts: { floorCents: 85_000, costCents: null, carts: 0, offers: 0 },
    });
    await database.db
      .insertInto('offers')
      .values({
        id: newId(),
        listing_id: id,
        buyer_account_id: shop.privateId,
        seller_account_id: shop.proId,
        state: 'ACCEPTED',
        amount_cents: 80_000,
        agreed_cents: 80_000,
        message: null,
        locale: 'en',
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute();
    expect((await read(id))?.blocked?.en).toContain('offer for it was accepted');
  });

  it('reaches buyers, and what nobody has edited too', async () => {
    const id = await shop.listing({ sellerId: shop.houseId, title: 'Spruce parlor' });
    await tx(database.db, (trx) =>
      priceBatch.write(trx, staff(shop), [{ id, values: { price: 43_200 } }], shop.baseUrl),
    );
    expect(await loadListings(database.db, [id], 'en')).toMatchObject([{ askingPrice: { amountCents: 43_200 } }]);
  });

  it('counts pieces of goods alone', async () => {
    const instrument = await shop.live();
    const [row] = await tx(database.db, (trx) => stockBatch.read(trx, [instrument], false));
    expect(row && stockBatch.change(row, { mode: 'set', pieces: 3 })).toHaveProperty('problem');
    const strings = await shop.live(goods(shop));
    const [pieces] = await tx(database.db, (trx) => stockBatch.read(trx, [strings], false));
    expect(pieces && stockBatch.change(pieces, { mode: 'add', pieces: -13 })).toHaveProperty('problem');
    expect(pieces && stockBatch.change(pieces, { mode: 'add', pieces: -12 })).toEqual({ values: { stock: 0 } });
  });
});
