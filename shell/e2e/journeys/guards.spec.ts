import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const home = /^https?:\/\/[^/]+\/$/;

test.describe('the guards', () => {
  for (const path of ['/admin', '/profile/selling/orders', '/dashboard/ai']) {
    test(`redirect non-admins to the home page from ${path}, in both languages`, async ({ page, request }) => {
      for (const prefix of ['', '/fr']) {
        const answer = await request.get(prefix + path, { maxRedirects: 0 });
        expect([answer.status(), answer.headers()['location']]).toEqual([302, prefix || '/']);
      }
      await page.goto(path);
      await expect(page).toHaveURL(home);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('ask guests on an account’s page to sign in, and keep no redirect to another site', async ({ page }) => {
    await page.goto('/wishlist?from=//evil.example');
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('dialog', { name: 'Login/Register' })).toBeVisible();
  });

  test('show a signed-in user that an account’s page is not found', async ({ page, watch }) => {
    watch.allow(/404/);
    await signIn(page, 'buyer');
    const answer = await page.goto('/profile/no-such-page?at=all');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Page not found: /profile/no-such-page?at=all', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('name a page that cannot be by its path, and one that is not by its whole address', async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto('/shop/category/no-such-thing?page=2');
    await expect(page.getByText('Page Not Found: /shop/category/no-such-thing', { exact: true })).toBeVisible();
    await page.goto('/no/such/page?at=all');
    await expect(page.getByText('Page not found: /no/such/page?at=all', { exact: true })).toBeVisible();
  });

  test('remember the last page of a signed-in user, and scroll to the top', async ({ page }) => {
    await signIn(page, 'buyer');
    await page.goto('/shop/category/mandolins');
    await settle(page);
    // The account is known about a second after the start.
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
    await page.mouse.wheel(0, 900);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('banner').getByRole('link', { name: 'Headstock', exact: true }).click();
    await expect(page).toHaveURL(home);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-visited'))).toBe('/');
  });
});
