import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { mutate, run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';

let harness: ApiHarness;

beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

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
  const other = await harness.shop.listing({ cents: 90_000 });
  const buyer = harness.api.visitor();
  const { id, lineItems } = await harness.placeOrder(buyer, { cents: 123_400 });
  const [line] = lineItems;
  const itemOf = async (listingId: string) =>
    (await harness.db.selectFrom('listings').select('item_id').where('id', '=', listingId).executeTakeFirstOrThrow())
      .item_id;
  const [itemId, otherId] = [await itemOf(line!.listing.id), await itemOf(other)];
  await harness.db
    .updateTable('items')
    .set({ year_from: 1962, model_key: `model-${id}` })
    .where('id', 'in', [itemId, otherId])
    .execute();
  const staff = await harness.admin();
  expect(await pastSales(buyer, otherId)).toEqual([]);
  await mutate(staff, `orderShip(id: "${id}", carrierName: "UPS", trackingNumber: "1Z999AA10123456784")`);
  expect(await pastSales(buyer, otherId)).toEqual(['1962 123400']);
  expect(await pastSales(buyer, itemId)).toEqual([]);
  await mutate(staff, `orderDeliver(id: "${id}")`);
  expect(await pastSales(buyer, otherId)).toEqual(['1962 123400']);

  await mutate(staff, `lineItemSetReturnedAt(id: "${line!.id}", returnNotes: "Neck too wide")`);
  expect(await pastSales(buyer, otherId)).toEqual([]);
  await mutate(staff, `lineItemCancelReturn(id: "${line!.id}")`);
  expect(await pastSales(buyer, otherId)).toEqual(['1962 123400']);
});
