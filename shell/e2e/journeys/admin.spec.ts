import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const hidden = /\/remotes\/mfe-(admin|ai-chat)\//;

test.describe('the back office', () => {
  test('shows the accounts to an admin', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/admin/accounts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('grid')).toContainText('buyer@headstock.test');
  });

  test('is reached from the menu of the account', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/');
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expect(page).toHaveURL(/\/admin/);
    await expect(page.getByRole('navigation').filter({ hasText: 'Accounts' }).first()).toBeVisible();
  });

  for (const who of ['a visitor', 'a customer'] as const) {
    test(`sends ${who} home, and gives nothing of its code away`, async ({ page, watch }) => {
      if (who === 'a customer') await signIn(page, 'buyer');
      for (const path of ['/admin/accounts', '/admin/ai', '/dashboard/ai?enableAI=true', '/fr/dashboard/ai']) {
        await page.goto(path);
        await expect(page).toHaveURL(/^https?:\/\/[^/]+\/(?:fr\/?)?$/);
        await settle(page);
      }
      expect(watch.requests.filter((request) => hidden.test(request))).toEqual([]);
      expect(await page.content()).not.toMatch(hidden);
    });
  }
});
