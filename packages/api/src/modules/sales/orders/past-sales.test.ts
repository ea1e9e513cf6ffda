import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '#api/platform/db/new-id.ts';
import type { TestGateway } from '#api/modules/payments/gateway/gateway.fixture.ts';
import type { TestApi, TestVisitor } from '#api/http/testing.ts';
import { checkOut, mutate, payFor, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import type { TestShop } from './shop.fixture.ts';

let gateway: TestGateway;
let api: TestApi;
let shop: TestShop;
let as: ApiHarness['as'];
let close: ApiHarness['close'];

beforeAll(async () => {
  ({ gateway, api, shop, as, close } = await openApiHarness());
});
afterAll(() => close());

const db = () => api.services.db;

const admin = (): Promise<TestVisitor> => as(shop.houseId);

async function pastSales(visitor: TestVisitor, itemId: string) {
  type Sale = { year: string | null; price: { amountCents: number } };
  const { item } = await run<{ item: { pastSales: Sale[] } }>(
    visitor,
    'query ($id: ID!) { item(id: $id) { pastSales { year price { amountCents } } } }',
    { id: itemId },
  );
  return item.pastSales.map(({ year, price }) => `${year} ${price.amountCents}`);
}

it('a shipped order is a past sale of its model, until it is returned', async () => {
  const other = await shop.listing({ cents: 90_000 });
  const sold = await shop.listing({ cents: 123_400 });
  const buyer = api.visitor();
  const order = await checkOut(buyer, sold);
  const { orders } = await payFor(buyer, [order], await gateway.token(), newId());
  const { id, lineItems } = orders[0]!;
  const itemOf = async (listingId: string) =>
    (await db().selectFrom('listings').select('item_id').where('id', '=', listingId).executeTakeFirstOrThrow()).item_id;
  const [itemId, otherId] = [await itemOf(sold), await itemOf(other)];
  await db()
    .updateTable('items')
    .set({ year_from: 1962, model_key: `model-${id}` })
    .where('id', 'in', [itemId, otherId])
    .execute();
  const staff = await admin();
  expect(await pastSales(buyer, otherId)).toEqual([]);
  await mutate(staff, `orderShip(id: "${id}", carrierName: "UPS", trackingNumber: "1Z999AA10123456784")`);
  expect(await pastSales(buyer, otherId)).toEqual(['1962 123400']);
  expect(await pastSales(buyer, itemId)).toEqual([]);
  await mutate(staff, `orderDeliver(id: "${id}")`);
  expect(await pastSales(buyer, otherId)).toEqual(['1962 123400']);

  const lineId = lineItems[0]!.id;
  await mutate(staff, `lineItemSetReturnedAt(id: "${lineId}", returnNotes: "Neck too wide")`);
  expect(await pastSales(buyer, otherId)).toEqual([]);
  await mutate(staff, `lineItemCancelReturn(id: "${lineId}")`);
  expect(await pastSales(buyer, otherId)).toEqual(['1962 123400']);
});
