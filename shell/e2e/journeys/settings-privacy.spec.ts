import { checkAccessibility } from '@headstock/testing/accessibility';
import { ask } from '../support/accounts.ts';
import { mailsWith } from '../support/mails.ts';
import { register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';

interface Viewer {
  readonly viewer: { readonly email: string };
}

test.describe('one’s data', () => {
  test('comes as a file, and by mail when it is ready', async ({ page, message }) => {
    await page.goto('/');
    await register(page);
    const { viewer } = await ask<Viewer>(page, '{ viewer { email } }');
    await page.goto('/profile/settings/privacy');
    await settle(page);
    expect(await checkAccessibility(page)).toEqual([]);
    await page.getByRole('button', { name: message('accountData.ask') }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const download = page.getByRole('link', { name: message('accountData.download') });
    await expect(download).toBeVisible({ timeout: 60_000 });
    // Beside the one that proves the e-mail.
    await expect.poll(() => mailsWith(`To: ${viewer.email}`)).toContain('The');
    const href = (await download.getAttribute('href')) ?? '';
    const file = await page.request.get(href);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/zip']);
    expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
    await page.context().clearCookies();
    expect((await page.request.get(href)).status()).toBe(404);
  });

  test('can be asked to go, and to stay after all', async ({ page, message }) => {
    await page.goto('/');
    await register(page);
    const { viewer } = await ask<Viewer>(page, '{ viewer { email } }');
    await page.goto('/profile/settings/privacy');
    await settle(page);
    await page.locator('input[name=confirmation]').fill('somebody@example.com');
    await page.getByRole('button', { name: message('accountData.delete') }).click();
    await expect(page.getByText(message('accountData.confirmWrong'))).toBeVisible();
    await page.locator('input[name=confirmation]').fill(viewer.email);
    await page.locator('input[name=confirmation]').press('Enter');
    const keep = page.getByRole('button', { name: message('accountData.keep') });
    await expect(keep).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    // Under the sticky header a link can be cut off at any place but the top.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await checkAccessibility(page)).toEqual([]);
    await page.goto('/profile');
    await page.getByRole('link', { name: message('profile.keepAccount') }).click();
    await keep.click();
    await expect(page.getByRole('button', { name: message('accountData.delete') })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
