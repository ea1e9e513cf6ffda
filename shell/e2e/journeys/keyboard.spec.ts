import type { Page } from '@playwright/test';
import { listings } from '../support/products.ts';
import { expect, settle, test } from '../support/test.ts';

/** Presses Tab until the element with the focus has the given role and name; fails after `most` presses. */
async function tabTo(
  page: Page,
  role: 'link' | 'button' | 'textbox',
  name: string | RegExp,
  most = 120,
): Promise<void> {
  const wanted = page.getByRole(role, { name });
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`Tab did not come to the ${role} ${String(name)}.`);
}

test.describe('with the keyboard alone', () => {
  test('the first Tab stop skips to the content', async ({ page }) => {
    await page.goto('/shop');
    await settle(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a visitor gets from the listing to the checkout', async ({ page, message }) => {
    await page.goto(listings.merch);
    await settle(page);
    const card = page.getByRole('article').nth(3).getByRole('heading').getByRole('link');
    await card.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\/[^/]+\/[^/]+$/);
    await settle(page);
    await tabTo(page, 'button', message('product.addToCart'));
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: message('cart.drawerTitle') });
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await tabTo(page, 'button', 'Cart');
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await tabTo(page, 'link', message('cart.checkout'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout/);
    await tabTo(page, 'textbox', message('checkout.field.email'));
  });

  test('a dialog keeps the focus and gives it back', async ({ page }) => {
    await page.goto('/');
    await settle(page);
    const open = page.getByRole('button', { name: 'Login/Register' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Login/Register' });
    await dialog.getByLabel('Email address').waitFor();
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
  });
});
