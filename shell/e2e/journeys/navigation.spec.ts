import { expect, settle, test } from '../support/test.ts';

test('a navigation that waits for data shows its progress, and moves nothing', async ({ page }) => {
  await page.goto('/shop/category/merch');
  await settle(page);
  const header = page.getByRole('banner');
  const before = await header.boundingBox();
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.locator('[data-navigating]')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeAttached();
  expect(await header.boundingBox()).toEqual(before);
  held.resolve();
  await expect(page).not.toHaveURL(/category/);
  await expect(page.locator('[data-navigating]')).toHaveCount(0);
});

test("a page whose data the API refuses says so, reports the API's failure, and can be tried again", async ({
  page,
  watch,
}) => {
  watch.allow(/503/);
  await page.goto('/shop/category/merch');
  await settle(page);
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'unavailable' }));
  const report = page.waitForRequest('**/client-events');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  expect((await report).postDataJSON()).toMatchObject({ name: 'api/failed', code: 'HTTP 503' });
  await expect(page.getByRole('heading', { name: 'The shop cannot answer just now.' })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
