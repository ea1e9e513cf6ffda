import { checkAccessibility } from '@headstock/testing/accessibility';
import { ask } from '../support/accounts.ts';
import { mailedLink } from '../support/mails.ts';
import { register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';

const SIGN_IN =
  'mutation ($email: String!, $password: String!) { sessionCreate(email: $email, password: $password) { success } }';
const VIEWER = '{ viewer { email } }';
interface Viewer {
  readonly viewer: { readonly email: string } | null;
}

test.describe('the details', () => {
  test('change the name in the header, and the e-mail by a link', async ({ page, message }) => {
    await page.goto('/');
    await register(page);
    const response = await page.goto('/profile/settings/details');
    expect(response?.headers()['cache-control']).toContain('private');
    await settle(page);
    expect(await checkAccessibility(page)).toEqual([]);
    await page.getByLabel(message('details.displayName'), { exact: true }).fill('Journey Jo');
    await page.getByLabel(message('details.displayName'), { exact: true }).press('Enter');
    await expect(page.getByText(message('details.saved'))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Journey Jo' })).toBeVisible();

    const email = `moved-${crypto.randomUUID().slice(0, 12)}@headstock.test`;
    await page.getByLabel(message('auth.email')).fill(email);
    await page.getByRole('button', { name: message('details.changeEmail') }).click();
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
    await page.goto(await mailedLink(email, 'confirm-email'));
    await page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(page.getByRole('heading', { name: 'Good, that is settled.' })).toBeVisible();
    expect((await ask<Viewer>(page, VIEWER)).viewer?.email).toBe(email);
  });
});

test.describe('the security page', () => {
  test('ends another browser’s session, and changes the password', async ({ page, browser, message }) => {
    await page.goto('/');
    await register(page);
    const { viewer } = await ask<Viewer>(page, VIEWER);
    const email = viewer?.email ?? '';
    const elsewhere = await browser.newContext();
    const otherPage = await elsewhere.newPage();
    await otherPage.goto('/');
    await ask(otherPage, SIGN_IN, { email, password: 'a long password' });
    expect((await ask<Viewer>(otherPage, VIEWER)).viewer?.email).toBe(email);

    await page.goto('/profile/settings/security');
    await settle(page);
    expect(await checkAccessibility(page)).toEqual([]);
    await expect(page.getByText(message('security.thisOne'))).toHaveCount(1);
    await page.getByRole('button', { name: message('security.endOthers') }).press('Enter');
    await expect(page.getByText(message('security.othersEnded'))).toBeVisible();
    await expect(page.getByRole('button', { name: message('security.endOthers') })).toHaveCount(0);
    expect((await ask<Viewer>(otherPage, VIEWER)).viewer).toBeNull();

    const field = (id: string) => page.getByLabel(message(id), { exact: true });
    await field('security.currentPassword').fill('not the password');
    await field('security.newPassword').fill('rosewood and mahogany');
    await field('auth.confirmPassword').fill('rosewood and mahogany');
    await field('auth.confirmPassword').press('Enter');
    await expect(page.getByRole('alert')).toContainText('The current password is not right.');
    await field('security.currentPassword').fill('a long password');
    await field('security.currentPassword').press('Enter');
    await expect(page.getByText(message('security.passwordChanged'))).toBeVisible();
    const again = await ask<{ sessionCreate: { success: boolean } }>(otherPage, SIGN_IN, {
      email,
      password: 'rosewood and mahogany',
    });
    expect(again.sessionCreate.success).toBe(true);
    await elsewhere.close();
  });
});
