import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeShellKey, SHELL_HEADER } from '#api/http/shell-key.ts';
import { startTestApi, type TestApi } from '#api/http/testing.ts';
import { openShop, type TestShop } from '#api/modules/sales/orders/shop.fixture.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await openShop(api.services.db);
});
afterAll(() => api.close());

const ask = (headers: Record<string, string> = {}) => fetch(`${api.url}/api/catalog-revision`, { headers });
async function revision(): Promise<string> {
  const response = await ask({ [SHELL_HEADER]: makeShellKey(api.services.secret) });
  return String(JSON.parse(await response.text()).revision);
}

it('differs after each change of what a page shows, and only then', async () => {
  const { db } = api.services;
  const id = await shop.listing();
  const atFirst = await revision();
  expect(await revision()).toBe(atFirst);
  await db.updateTable('listings').set({ asking_cents: 123 }).where('id', '=', id).execute();
  const priced = await revision();
  expect(priced).not.toBe(atFirst);
  await db.updateTable('item_texts').set({ title: 'Another name' }).execute();
  expect([atFirst, priced]).not.toContain(await revision());
});

it('is told to the shell alone', async () => {
  expect((await ask()).status).toBe(404);
  expect((await ask({ [SHELL_HEADER]: 'made up' })).status).toBe(404);
});
