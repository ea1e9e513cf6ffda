import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('an admin finds somebody by the palette, and reads on record what the shop did', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/overview');
  await expect(page.getByRole('list', { name: 'Work that waits' })).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Order, person, item, page or action' });
  // The shortcut is there once the page is: before that the key does nothing, as for a person.
  await expect(async () => {
    await page.keyboard.press('Control+K');
    await expect(box).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await box.fill('buyer@headstock');
  // Orders of the same person stand before the account, if there are any.
  const account = page.getByRole('group', { name: 'Accounts' }).getByRole('option');
  await expect(account).toContainText('buyer@headstock.test');
  while ((await account.getAttribute('aria-selected')) !== 'true') await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/admin\/accounts/);
  await expect(page.getByRole('main')).toContainText('buyer@headstock.test');
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
});
