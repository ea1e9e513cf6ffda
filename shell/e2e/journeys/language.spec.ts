import type { Page } from '@playwright/test';
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
    const back = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await expect(back).toHaveAttribute('href', '/shop/category/electric-guitars?brand=fender&page=2#results');
    await back.click();
    await expect(page).toHaveURL(/[^r]\/shop\/category\/electric-guitars\?brand=fender&page=2#results$/);
  });
});

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

test.describe('the language of the first visit', () => {
  test.use({ locale: 'fr-CA' });

  test('is the browser’s on the home page, once, and the visitor’s choice after that', async ({ page }) => {
    await page.goto('/?utm_source=letter');
    await expect(page).toHaveURL(/\/fr\?utm_source=letter$/);
    expect(await cookieOf(page, 'i18n_redirected')).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' });
    await settle(page);
    const back = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await expect(back).toHaveAttribute('href', '/?utm_source=letter');
    await back.click();
    await expect(page).toHaveURL(/[^r]\/\?utm_source=letter$/);
    expect(await cookieOf(page, 'i18n_redirected')).toMatchObject({ value: 'en' });
    await page.goto('/');
    await expect(page).toHaveURL(/[^r]\/$/);
  });

  test('is that of the address anywhere else', async ({ page }) => {
    await page.goto('/shop');
    await expect(page).toHaveURL(/[^r]\/shop$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await cookieOf(page, 'i18n_redirected')).toBeUndefined();
  });

  test('is not guessed for machines, and shared pages say on what they depend', async ({ request }) => {
    const answer = await request.get('/', { maxRedirects: 0, headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['vary']).toContain('accept-language');
  });
});

test('the width of the window is kept by its name', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto('/shop');
  await settle(page);
  await page.mouse.move(200, 300);
  await page.mouse.move(300, 400);
  await expect
    .poll(() => cookieOf(page, 'viewport'))
    .toMatchObject({ value: 'desktopMedium', secure: true, sameSite: 'Strict' });
  await page.setViewportSize({ width: 400, height: 800 });
  await expect.poll(() => cookieOf(page, 'viewport')).toMatchObject({ value: 'mobileMedium' });
});
