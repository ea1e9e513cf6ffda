import { demoAccount } from '@headstock/testing/demo-account';
import { signIn } from '../support/accounts.ts';
import { expect, settle, test, workProof } from '../support/test.ts';

test('a visitor saves the search of a listing page, signing in on the way, and renames and deletes it', async ({
  page,
  message,
}) => {
  const { email, password } = demoAccount('pro');
  await page.goto('/shop?brand=["Gibson"]&decade=[1950]');
  await settle(page);
  const chips = page.getByRole('list', { name: message('listing.activeFilters') });
  await chips.getByRole('link', { name: message('listing.saveSearch') }).click();
  const dialog = page.getByRole('dialog', { name: 'Login/Register' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(message('savedSearches.newTitle'), workProof);
  await expect(main.getByText('1950s')).toBeVisible();
  const name = main.getByLabel(message('savedSearches.name'));
  await name.fill('Old Gibsons');
  await main.getByLabel(message('savedSearches.frequency')).selectOption('WEEKLY');
  await main.getByRole('button', { name: message('savedSearches.save') }).click();
  await expect(page).toHaveURL(/\/profile\/buying\/saved-searches$/);

  await main.getByRole('button', { name: 'Rename: Old Gibsons' }).click();
  await main.getByLabel(message('savedSearches.name')).fill('Gibsons of the fifties');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 2, name: 'Gibsons of the fifties' })).toBeVisible();
  await main.getByRole('button', { name: 'Delete: Gibsons of the fifties' }).click();
  await main.getByRole('button', { name: message('savedSearches.undo') }).click();
  await page.reload();
  await expect(main.getByRole('heading', { level: 2, name: 'Gibsons of the fifties' })).toBeVisible();
});

test('a member sees what is new for a search, once', async ({ page, message }) => {
  await signIn(page, 'buyer');
  await page.goto('/profile/buying/saved-searches');
  await settle(page);
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: 'Fenders of the sixties' });
  // The page tells the shop that it was looked at; whoever leaves at once may see the news again.
  const seen = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('SavedSearchMarkSeen'));
  await row.getByRole('link', { name: message('savedSearches.seeNew') }).click();
  await expect(page).toHaveURL(/since=\d+/);
  await expect(main.getByRole('article').first()).toBeVisible();
  await seen;
  await page.goto('/profile/buying/saved-searches');
  await expect(row.getByRole('link', { name: message('savedSearches.seeAll') })).toBeVisible();
});
