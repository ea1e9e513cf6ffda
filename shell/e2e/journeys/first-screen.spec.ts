import type { Locator, Page } from '@playwright/test';
import { listings } from '../support/products.ts';
import { expect, test } from '../support/test.ts';

/** Whether all of it is in the first screen. */
async function isInFirstScreen(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
}

/** How many cards of a listing show their name and their price in the first screen. */
async function countCards(page: Page): Promise<number> {
  let count = 0;
  for (const card of (await page.getByRole('main').getByRole('article').all()).slice(0, 8)) {
    const parts = [card.getByRole('heading'), card.locator('b').first()];
    const shown = await Promise.all(parts.map((part) => isInFirstScreen(page, part)));
    if (shown.every(Boolean)) count += 1;
  }
  return count;
}

for (const [language, prefix] of [
  ['en', ''],
  ['fr', '/fr'],
] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('a phone shows name, price and main button of a product at once', async ({ page, message }) => {
      for (const [width, height] of [
        [375, 667],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const [listing, button] of [
          [listings.electrics, 'product.addToCart'],
          [listings.merch, 'product.addToCart'],
          ['/shop/sold', 'product.seeSimilarItems'],
        ] as const) {
          await page.goto(prefix + listing);
          expect(await countCards(page)).toBeGreaterThanOrEqual(2);
          const product = page.getByRole('article').first().getByRole('heading').getByRole('link');
          await page.goto((await product.getAttribute('href'))!);
          const bar = page.locator('[data-thumb-bar]');
          expect(await isInFirstScreen(page, page.getByRole('heading', { level: 1 }))).toBe(true);
          expect(await isInFirstScreen(page, bar.locator('b'))).toBe(true);
          const main = bar.getByRole(listing === '/shop/sold' ? 'link' : 'button', { name: message(button) });
          expect(await isInFirstScreen(page, main)).toBe(true);
        }
      }
    });

    test('a wide screen shows six cards with names and prices at once', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const listing of ['/shop', '/shop/category/electric-guitars', '/shop?keywords=fender']) {
        await page.goto(prefix + listing);
        expect(await countCards(page)).toBeGreaterThanOrEqual(6);
      }
    });
  });
}

test('pictures of cards load a screen and a half ahead, and no sooner', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await page.goto(listings.electrics);
  const cards = page.getByRole('main').getByRole('article');
  const isLoaded = (card: Locator) =>
    card
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc !== '');
  await expect.poll(() => isLoaded(cards.first())).toBe(true);
  await page.waitForLoadState('networkidle');
  for (const card of await cards.all())
    if (((await card.boundingBox())?.y ?? 0) > 3 * 400) expect(await isLoaded(card)).toBe(false);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(cards.last())).toBe(true);
});
