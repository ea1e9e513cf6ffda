import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

test('an address that the shop no longer has leads on, in the language of the visitor', async ({ page }) => {
  const old = `/old-${Date.now().toString(36)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/content/redirects/new');
  await settle(page);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Old address').fill('/contact');
  await drawer.getByLabel('Leads to').fill('/repairs');
  await drawer.getByRole('button', { name: 'Lead on' }).click();
  await expect(drawer.getByLabel('Old address')).toBeFocused();
  await expect(drawer).toContainText('The shop has a page at this address');
  await drawer.getByLabel('Old address').fill(old);
  await drawer.getByRole('button', { name: 'Lead on' }).click();
  await expect(page.getByRole('link', { name: old })).toBeVisible();

  await page.goto(`/fr${old}?utm_source=mail`);
  await expect(page).toHaveURL(/\/fr\/repairs\?utm_source=mail$/);
});
