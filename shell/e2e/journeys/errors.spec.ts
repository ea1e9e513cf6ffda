import { expect, settle, test } from '../support/test.ts';

test.describe('a page that is not there', () => {
  test('is a 404 in the voice of the shop, with links back', async ({ page, watch }) => {
    watch.allow(/404/);
    const response = await page.goto('/no/such/page?at=all');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Error');
    await expect(page.getByText('Oops! Looks like we hit a bad note.')).toBeVisible();
    await expect(page.getByText('Try one of the links below:')).toBeVisible();
    await expect(page.getByText(/Page not found: \/no\/such\/page/i)).toBeVisible();
    for (const [name, href] of [
      ['Return to Homepage', '/'],
      ['Shop', '/shop'],
      ['FAQ', '/faqs'],
    ] as const)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await settle(page);
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('is the same inside the shop, for an item that never was', async ({ page, watch }) => {
    watch.allow(/404/);
    const response = await page.goto('/shop/no-such-guitar/00000000-0000-7000-8000-000000000000');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Error');
  });

  test('speaks French under /fr', async ({ page, watch }) => {
    watch.allow(/404/);
    await page.goto('/fr/nulle-part');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('main').getByRole('link', { name: 'Boutique', exact: true })).toHaveAttribute(
      'href',
      '/fr/shop',
    );
  });
});
