import type { Page } from '@playwright/test';
import { checkAccessibility } from '@headstock/testing/accessibility';
import { ask } from '../support/accounts.ts';
import { mailedLink } from '../support/mails.ts';
import { register } from '../support/prepare.ts';
import { expect, settle, test, workProof } from '../support/test.ts';

const emailOf = async (page: Page): Promise<string> =>
  (await ask<{ viewer: { email: string } }>(page, '{ viewer { email } }')).viewer.email;
const isProven = async (page: Page): Promise<boolean> => {
  const { viewer } = await ask<{ viewer: { emailVerifiedAt: string | null } }>(page, '{ viewer { emailVerifiedAt } }');
  return viewer.emailVerifiedAt !== null;
};

test.describe('the link of a mail', () => {
  test('proves an e-mail when its button is pressed, not when it is opened', async ({ page }) => {
    await page.goto('/');
    await register(page);
    const link = await mailedLink(await emailOf(page), 'confirm-email');
    const response = await page.goto(link);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await settle(page);
    expect(await checkAccessibility(page)).toEqual([]);
    expect(await isProven(page)).toBe(false);
    await page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(page.getByRole('heading', { name: 'Good, that is settled.' })).toBeVisible();
    expect(await isProven(page)).toBe(true);
    await page.goto(`/fr${link}`);
    await page.getByRole('button', { name: 'Oui, c’est le mien' }).click();
    await expect(page.getByRole('alert')).toHaveText('Ce lien n’est plus valable. Demandez-en un nouveau.');
  });

  test('leads to a new password, with which one signs in', async ({ page }) => {
    await page.goto('/');
    await register(page);
    const email = await emailOf(page);
    await ask(page, 'mutation { sessionDestroy { success } }');
    await page.goto('/');
    await settle(page);
    await page.getByRole('button', { name: 'Login/Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login/Register' });
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText('a link to a new password is on its way')).toBeVisible();
    const response = await page.goto(await mailedLink(email, 'reset-password'));
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await settle(page);
    await page.getByLabel('Password', { exact: true }).fill('rosewood and mahogany');
    await page.getByLabel('Confirm password').fill('rosewood and mahogany');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('rosewood and mahogany');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible(workProof);
  });
});

test('wrong passwords by others cost the owner a moment, and no click', async ({ page, browser, baseURL }) => {
  await page.goto('/');
  await register(page);
  const email = await emailOf(page);
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const elsewhere = await stranger.newPage();
  await elsewhere.goto('/');
  const wrong = 'mutation ($email: String!) { sessionCreate(email: $email, password: "wrong wrong") { code } }';
  const codes: string[] = [];
  for (let turn = 0; turn < 4; turn += 1)
    codes.push((await ask<{ sessionCreate: { code: string } }>(elsewhere, wrong, { email })).sessionCreate.code);
  expect(codes).toEqual(['wrong-credentials', 'wrong-credentials', 'wrong-credentials', 'proof-required']);
  await settle(elsewhere);
  await elsewhere.getByRole('button', { name: 'Login/Register' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Login/Register' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('a long password');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(elsewhere.getByRole('button', { name: /^Account of / })).toBeVisible(workProof);
  await stranger.close();
});
