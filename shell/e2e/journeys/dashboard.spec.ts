import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

test('a buyer sees what waits, goes there, and reads the spending as a table', async ({ page, message }) => {
  await signIn(page, 'buyer');
  await page.goto('/profile/dashboard');
  await settle(page);
  const tasks = page.getByRole('region', { name: message('dashboard.tasks') });
  await expect(tasks.getByRole('listitem').first()).toBeVisible();
  await page.getByText(message('dashboard.asTable')).first().click();
  await expect(page.getByRole('columnheader', { name: message('dashboard.column.spending') })).toBeVisible();
  await tasks.getByRole('link', { name: message('dashboard.do.pay'), exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/\w+#pay$/);
});

test('a seller’s dashboard has sales and payouts too, in French as well', async ({ page }) => {
  await signIn(page, 'pro');
  await page.goto('/fr/profile/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Ventes par mois' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Versements par mois' })).toBeVisible();
});
