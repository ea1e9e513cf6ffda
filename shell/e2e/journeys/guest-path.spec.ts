import type { Locale } from '@headstock/contracts/locale';
import { pathInLocale } from '@headstock/contracts/locale';
import { cards, giveAddress, giveCard, giveContact, guest } from '../support/checkout.ts';
import { addToCart, listings, openProduct } from '../support/products.ts';
import { expect, test } from '../support/test.ts';
import { withAnyValues } from '#shell/e2e/support/message-text.ts';

const paths: readonly (readonly [Locale, string])[] = [
  ['en', listings.electrics],
  ['fr', listings.acoustics],
];

for (const [language, listing] of paths) {
  test.describe(`a guest, in ${language}`, () => {
    test.use({ language });

    test('finds an instrument, and buys it with the second card', async ({ page, words }) => {
      test.slow();
      await page.goto(pathInLocale('/', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.hero'));
      await openProduct(page, pathInLocale(listing, language));
      const { pathname } = new URL(page.url());
      await addToCart(page, words('product.addToCart'), words('cart.drawerTitle'));
      await expect(page.getByRole('dialog').locator(`a[href="${pathname}"]`)).toBeVisible();

      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('cart.cart'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('cart.title'));
      await page.getByRole('link', { name: words('cart.checkout'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('checkout.heading.contact'));

      await giveContact(page, words);
      await giveAddress(page, words);
      await giveCard(page, words, cards.declined);
      const place = page.getByRole('button', { name: withAnyValues(words('checkout.place')) });
      await place.click();
      await expect(page.getByRole('button', { name: words('checkout.toReview') })).toBeVisible();

      await giveCard(page, words, cards.good);
      await place.click();
      await page.waitForURL(/\/orders\/[^/]+/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        withAnyValues(words('order.thanks').replace('{name}', guest.firstName)),
      );
      await expect(page.getByText(guest.email).first()).toBeVisible();
      await expect(page.getByText(words('order.state.PAID'), { exact: true }).first()).toBeVisible();
    });
  });
}
