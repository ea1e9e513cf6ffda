import { expect, settle, test } from '../support/test.ts';

test.describe('the language switch', () => {
  test('keeps path, query and hash', async ({ page }) => {
    await page.goto('/shop/category/electric-guitars?brand=fender&page=2#results');
    await settle(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Français' });
    await expect(link).toHaveAttribute('href', '/fr/shop/category/electric-guitars?brand=fender&page=2#results');
    await link.click();
    await expect(page).toHaveURL(/\/fr\/shop\/category\/electric-guitars\?brand=fender&page=2#results$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/[^r]\/shop\/category\/electric-guitars\?brand=fender&page=2#results$/);
  });
});
