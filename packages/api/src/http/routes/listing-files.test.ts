import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_ORIGIN, type TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';

let harness: ApiHarness;
beforeAll(async () => {
  harness = await openApiHarness();
});
afterAll(() => harness.close());

const FILE = 'sku,make,model,price\nA-1,Fender,Jaguar,"1,299.00"\n';

async function upload(visitor: TestVisitor, text: string, headers: Record<string, string> = {}) {
  if (!visitor.cookies.has('csrf-token')) await visitor.fetch('/api/csrf');
  const form = new FormData();
  form.append('file', new Blob([text]), 'stock.csv');
  const response = await visitor.fetch('/api/listing-imports', {
    method: 'POST',
    headers: { origin: TEST_ORIGIN, 'csrf-token': visitor.cookies.get('csrf-token') ?? '', ...headers },
    body: form,
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const statusOf = async (visitor: TestVisitor, path: string): Promise<number> => (await visitor.fetch(path)).status;

describe('files of listings', () => {
  it('are taken from professional sellers and admins alone', async () => {
    const { shop } = harness;
    expect((await upload(harness.api.visitor(), FILE)).status).toBe(401);
    for (const id of [await shop.memberId(), await shop.privateSeller()])
      expect(await upload(await harness.as(id), FILE)).toMatchObject({
        status: 400,
        body: { code: 'not-professional' },
      });
    for (const visitor of [await harness.as(await shop.seller()), await harness.admin()])
      expect(await upload(visitor, FILE)).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  });

  it('are refused without the token of the page', async () => {
    const seller = await harness.as(await harness.shop.seller());
    expect(await upload(seller, FILE, { 'csrf-token': 'forged' })).toMatchObject({ status: 403 });
  });

  it('give the rows that failed to whoever sent them', async () => {
    const seller = await harness.as(await harness.shop.seller());
    const { body } = await upload(seller, FILE);
    const path = `/api/listing-imports/${body.id}/failed.csv`;
    const other = await harness.as(await harness.shop.seller());
    for (const visitor of [harness.api.visitor(), other]) expect(await statusOf(visitor, path)).toBe(404);
    for (const id of [newId(), 'nothing', '..%2F..%2Fx'])
      expect(await statusOf(seller, `/api/listing-imports/${id}/failed.csv`)).toBe(404);
  });

  it('are written in each layout for professional sellers, never cached', async () => {
    const seller = await harness.as(await harness.shop.seller());
    for (const format of ['headstock', 'shopify', 'shopify-former', 'reverb']) {
      const response = await seller.fetch(`/api/listing-exports/${format}.csv`);
      const names = ['content-type', 'cache-control', 'content-disposition'];
      expect([response.status, ...names.map((name) => response.headers.get(name))]).toEqual([
        200,
        'text/csv; charset=utf-8',
        'private, no-store',
        expect.stringMatching(new RegExp(`^attachment; filename\\*=UTF-8''listings-${format}-[\\d-]{10}\\.csv$`)),
      ]);
      expect((await response.text()).split('\r\n').length).toBe(2);
    }
    expect(await statusOf(seller, '/api/listing-exports/excel.csv')).toBe(404);
    for (const visitor of [harness.api.visitor(), await harness.as(await harness.shop.privateSeller())])
      expect(await statusOf(visitor, '/api/listing-exports/headstock.csv')).toBe(404);
  });
});
