import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('an admin teaches the search a word, sees what it changes, and the shop finds by it', async ({
  page,
  message,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/catalogue/vocabulary');
  await page.getByRole('button', { name: message('vocabulary.add') }).click();
  await page.getByLabel('What is typed, new entry').fill('twangmaster');
  await page.getByLabel('What listings say, twangmaster').fill('telecaster');
  await expect(page.getByText('telecaster', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: message('vocabulary.save') }).click();
  await expect(page.getByText('Version 1', { exact: false }).first()).toBeVisible();
  await expect(async () => {
    await page.goto('/shop?keywords=twangmaster');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Telecaster/ })
        .first(),
    ).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
