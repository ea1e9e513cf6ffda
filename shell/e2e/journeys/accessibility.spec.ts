import { checkAccessibility } from '@headstock/testing/accessibility';
import { addToCart, listings, openProduct } from '../support/products.ts';
import { expect, settle, test } from '../support/test.ts';

const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('the public pages are for everybody', async ({ page, watch }) => {
        // Chromium takes a larger picture that the page before left in memory, and then says that it did not need the preloaded one.
        watch.allow(/404/, /\/images\/\S+ was preloaded using link preload but not used/);
        for (const path of ['/', '/shop/category/electric-guitars', '/fr/shop?keywords=qqqqzzzz', '/no/such/page']) {
          await page.goto(path);
          await settle(page);
          expect.soft(await checkAccessibility(page), path).toEqual([]);
        }
      });

      test('the path to the checkout is for everybody', async ({ page, message }) => {
        await openProduct(page, listings.merch, 2);
        await settle(page);
        expect.soft(await checkAccessibility(page), 'product').toEqual([]);
        await addToCart(page, message('product.addToCart'), message('cart.drawerTitle'));
        expect.soft(await checkAccessibility(page), 'mini cart').toEqual([]);
        for (const path of ['/cart', '/checkout', '/orders/search']) {
          await page.goto(path);
          await settle(page);
          expect.soft(await checkAccessibility(page), path).toEqual([]);
        }
      });

      test('the dialog to sign in is for everybody', async ({ page }) => {
        await page.goto('/');
        await settle(page);
        await page.getByRole('button', { name: 'Login/Register' }).click();
        await page.getByRole('dialog', { name: 'Login/Register' }).getByLabel('Email address').waitFor();
        expect(await checkAccessibility(page)).toEqual([]);
      });
    });
  }
}
