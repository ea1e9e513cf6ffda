import type { Request } from '@playwright/test';
import { listings, openProduct } from '../support/products.ts';
import { expect, settle, test } from '../support/test.ts';

const graphql = (requests: readonly string[]): readonly string[] =>
  requests.filter((one) => /^POST .*\/graphql/.test(one));

test.describe('a page that the server rendered', () => {
  for (const path of ['/', '/shop', '/shop/category/merch', '/fr', '/fr/shop/category/mandolins?sort=PRICE_DESC']) {
    test(`is taken over without asking for its data again: ${path}`, async ({ page, watch }) => {
      await page.goto(path);
      await settle(page);
      // The session is looked at about a second after the start; visitors without one have nothing to look at.
      await page.waitForTimeout(1500);
      expect(graphql(watch.requests)).toEqual([]);
    });
  }

  for (const path of ['/', '/shop/category/merch'])
    test(`loads no script but those that its document names, until the visitor interacts: ${path}`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      const html = (await (await page.goto(path))?.text()) ?? '';
      await settle(page);
      await page.waitForTimeout(1500);
      expect(scripts.length).toBeGreaterThan(4);
      expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
    });

  test('is a product, taken over with one question alone: whether somebody else is paying for it', async ({ page }) => {
    // The first visit asks late on a slow machine: its question is none of the second's.
    const nameOf = (request: Request) => /query (\w+)/.exec(request.postData() ?? '')?.[1];
    const isQuestion = (request: Request): boolean => nameOf(request) === 'CatalogHoldStatus';
    const first = page.waitForRequest(isQuestion);
    await openProduct(page, listings.mandolins, 1);
    await first;
    await settle(page);
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(nameOf(request));
    });
    const second = page.waitForRequest(isQuestion);
    await page.reload();
    await second;
    await settle(page);
    await page.waitForTimeout(1500);
    expect(asked).toEqual(['CatalogHoldStatus']);
  });

  test('is left for another page with one request for data', async ({ page, watch }) => {
    await page.goto('/shop/category/merch');
    await settle(page);
    watch.reset();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page).not.toHaveURL(/category/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    expect(graphql(watch.requests)).toHaveLength(1);
    expect(watch.requests.filter((one) => one.endsWith('/shop'))).toEqual([]);
  });
});
