import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

test('a buyer finds an order by its instrument and state, and pays what is left', async ({ page, message }) => {
  await signIn(page, 'buyer');
  await page.goto('/profile/buying/purchases');
  await settle(page);
  const orders = page.getByRole('main').getByRole('heading', { level: 2 });
  const count = await orders.count();
  expect(count).toBeGreaterThan(1);
  await page
    .getByRole('navigation', { name: message('lists.filters') })
    .getByRole('link', { name: /^To pay/ })
    .click();
  await expect(page).toHaveURL(/state=to-pay/);
  await expect(orders).toHaveCount(1);
  await page.getByRole('searchbox', { name: message('buying.purchases.search') }).fill('no such instrument');
  await page.keyboard.press('Enter');
  await expect(page.getByText(message('buying.purchases.notFound'))).toBeVisible();
  await page.getByRole('link', { name: message('buying.purchases.all') }).click();
  await expect(orders).toHaveCount(count);
  await page.getByRole('link', { name: /^Pay order/ }).click();
  await expect(page).toHaveURL(/\/orders\/\w+#pay$/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('purchases are the same in French, and nobody sees them signed out', async ({ page }) => {
  await page.goto('/fr/profile/buying/purchases');
  await expect(page).toHaveURL(/\/fr\/?(\?.*)?$/);
  await signIn(page, 'buyer');
  await page.goto('/fr/profile/buying/purchases');
  await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible();
});
