import { checkAccessibility } from '@headstock/testing/accessibility';
import { ask, signIn } from '../support/accounts.ts';
import { register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';

const GRANT =
  'mutation ($id: ID!) { storeCreditGrant(accountId: $id, amountCents: 12345, isTrade: false) { success message } }';
const ISSUE = 'mutation { prepaidCodeIssue(amountCents: 2550) { issuedCode } }';

test('store credits and a gift code show what is left of them', async ({ page, browser, message }) => {
  await page.goto('/');
  const id = await register(page);
  const staff = await browser.newContext();
  const desk = await staff.newPage();
  await desk.goto('/');
  await signIn(desk, 'admin');
  await ask(desk, GRANT, { id });
  const { prepaidCodeIssue } = await ask<{ prepaidCodeIssue: { issuedCode: string } }>(desk, ISSUE);
  await staff.close();

  const response = await page.goto('/profile/settings/payment');
  expect(response?.headers()['cache-control']).toContain('private');
  await settle(page);
  await expect(page.getByRole('region', { name: message('storeCredits.plain'), exact: true })).toContainText('$123.45');
  await expect(page.getByRole('row').filter({ hasText: message('storeCredits.reason.issued') })).toBeVisible();
  expect(await checkAccessibility(page)).toEqual([]);
  const code = page.getByLabel(message('storeCredits.code'), { exact: true });
  await code.fill('not a code');
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(prepaidCodeIssue.issuedCode.toLowerCase());
  await code.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '$25.50' })).toBeVisible();
});
