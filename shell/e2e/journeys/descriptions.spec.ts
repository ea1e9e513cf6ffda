import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('an admin drafts a description from the facts, and a word that nothing backs is marked', async ({
  page,
  message,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/listings');
  await page.getByRole('grid').getByRole('link').first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: message('inventory.describe'), exact: true })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: message('describe.draft') }).click();
  await expect(drawer.getByText(message('describe.byTemplates'))).toBeVisible();
  await expect(drawer.locator('mark')).toHaveCount(0);
  const english = drawer.getByLabel(message('describe.text.en'), { exact: true });
  await english.fill(`${await english.inputValue()} It is gorgeous.`);
  await expect(drawer.locator('mark')).toHaveText('gorgeous');
  await drawer.getByRole('button', { name: message('describe.save') }).click();
  await expect(page.getByText(message('describe.saved'))).toBeVisible();
});
