import type { RegistryFault } from '@headstock/testing/faulty-registry';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, settle, test } from '../support/test.ts';

/** What the server may spend on a remote before it answers without it, in ms, with what rendering takes on a slow machine. */
const LIMIT = 2500;

test.describe('on the server, with mfe-catalog broken from the start', () => {
  for (const fault of ['missing', 'hanging', 'corrupt'] as const satisfies readonly RegistryFault[]) {
    test(`${fault}: the page still answers, the other remotes work, and it recovers by itself`, async ({
      page,
      watch,
    }) => {
      await using front = await startShellInstance({
        shop: journeyShop(),
        before: (faults) => faults.break('mfe-catalog', fault),
      });
      const began = Date.now();
      const response = await page.request.get(`${front.origin}/shop`);
      expect(response.status()).toBe(200);
      expect(Date.now() - began).toBeLessThan(LIMIT);
      const html = await response.text();
      expect(html).toContain('This part of the shop is not available just now.');
      expect(html).not.toMatch(/at \w+ \(|node_modules/);

      const cart = await page.goto(`${front.origin}/cart`);
      expect(cart?.status()).toBe(200);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // Nothing of the page is left to load when its shell ends.
      await settle(page);

      front.faults.mend();
      await expect
        .poll(async () => (await page.request.get(`${front.origin}/shop`)).text(), { timeout: 15_000 })
        .toContain('<article');
      expect(watch.problems()).toEqual([]);
    });
  }
});

test('a remote that breaks later goes on from memory', async ({ page }) => {
  await using front = await startShellInstance({ shop: journeyShop() });
  expect(await (await page.request.get(`${front.origin}/shop`)).text()).toContain('<article');
  front.faults.break('mfe-catalog', 'hanging');
  const response = await page.request.get(`${front.origin}/shop/category/merch`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<article');
});
