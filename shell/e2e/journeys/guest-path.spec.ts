import type { Locale } from '@headstock/contracts/locale';
import { pathInLocale } from '@headstock/contracts/locale';
import { cards, giveAddress, giveCard, giveContact, guest } from '../support/checkout.ts';
import { addToCart, listings, openProduct } from '../support/products.ts';
import { expect, test } from '../support/test.ts';
import { withAnyValues } from '#shell/e2e/support/messages.ts';

const paths: readonly (readonly [Locale, string])[] = [
  ['en', listings.electrics],
  ['fr', listings.acoustics],
];

for (const [language, listing] of paths) {
  test.describe(`a guest, in ${language}`, () => {
    test.use({ language });

    test('finds an instrument, and buys it with the second card', async ({ page, message }) => {
      test.slow();
      await page.goto(pathInLocale('/', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('home.hero'));
      await openProduct(page, pathInLocale(listing, language));
      const { pathname } = new URL(page.url());
      await addToCart(page, message('product.addToCart'), message('cart.drawerTitle'));
      await expect(page.getByRole('dialog').locator(`a[href="${pathname}"]`)).toBeVisible();

      await page
        .getByRole('dialog')
        .getByRole('link', { name: message('cart.cart'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('cart.title'));
      await page.getByRole('link', { name: message('cart.checkout'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.contact'));

      await giveContact(page, message);
      await giveAddress(page, message);
      await giveCard(page, message, cards.declined);
      const place = page.getByRole('button', { name: withAnyValues(message('checkout.place')) });
      await place.click();
      await expect(page.getByRole('button', { name: message('checkout.toReview') })).toBeVisible();

      await giveCard(page, message, cards.good);
      await place.click();
      await page.waitForURL(/\/orders\/[^/]+/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        withAnyValues(message('order.thanks').replace('{name}', guest.firstName)),
      );
      await expect(page.getByText(guest.email).first()).toBeVisible();
      await expect(page.getByText(message('order.state.PAID'), { exact: true }).first()).toBeVisible();
    });
  });
}
