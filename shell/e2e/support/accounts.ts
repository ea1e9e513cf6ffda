import { demoAccount, type DemoRole } from '@headstock/testing/demo-account';
import type { Page } from '@playwright/test';
import { expect, settle, workProof } from './test.ts';

/** Signs in with the dialog of the home page, as one of the demo accounts. */
export async function signIn(page: Page, role: DemoRole): Promise<void> {
  const { email, password } = demoAccount(role);
  await page.goto('/');
  await settle(page);
  await page.getByRole('button', { name: 'Login/Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login/Register' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog).toBeHidden(workProof);
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
}
