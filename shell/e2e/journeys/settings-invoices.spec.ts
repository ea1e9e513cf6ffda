import { checkAccessibility } from '@headstock/testing/accessibility';
import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const path = '/profile/settings/invoices';

test.describe('invoices and refunds', () => {
  test('lead from the table to a document, its PDF and its statement', async ({ page, message }) => {
    await signIn(page, 'buyer');
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toContain('private');
    await settle(page);
    expect(await checkAccessibility(page)).toEqual([]);
    const first = page
      .getByRole('row')
      .filter({ hasText: message('invoices.state.PAID') })
      .getByRole('link')
      .first();
    const number = (await first.textContent())?.replace(/^\S+ /, '') ?? '';
    await first.click();
    await expect(page.getByRole('article')).toContainText(number);
    expect(await checkAccessibility(page)).toEqual([]);
    const pdf = await page.request.get(
      (await page.getByRole('link', { name: message('invoices.pdf') }).getAttribute('href')) ?? '',
    );
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    await page.getByRole('link', { name: message('invoices.toStatement') }).click();
    await expect(page).toHaveURL(/view=statement$/);
    await expect(page.getByRole('link', { name: message('invoices.toInvoice'), exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByText(message('invoices.back'))).toBeHidden();
    await expect(page.getByRole('navigation', { name: message('profile.title') })).toBeHidden();
  });

  test('of somebody else are no pages', async ({ page, watch, message }) => {
    watch.allow(/404/);
    await signIn(page, 'buyer');
    await page.goto(path);
    const own = await page.getByRole('row').getByRole('link').first().getAttribute('href');
    await page.context().clearCookies({ name: /session/ });
    await signIn(page, 'private');
    expect((await page.goto(own ?? ''))?.status()).toBe(404);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('invoices.title'));
  });

  test('keep every amount in view on a phone, in the longer language too', async ({ page }) => {
    await signIn(page, 'buyer');
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/fr${path}`);
    const frame = page.getByRole('group').filter({ has: page.getByRole('table') });
    await expect(frame).toBeVisible();
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });
});
