import { ask, signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const TESTS = '{ outboxMails(search: "mail-test:") { totalCount } }';

test('staff words a mail, sees it with a real record, and is mailed a test of it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/content/mails/order.placed');
  await settle(page);
  const english = page.locator('form').filter({ has: page.getByRole('heading', { name: 'English' }) });
  const subject = english.getByLabel('Subject');
  await subject.fill('Order {number} of {nobody}');
  await english.getByRole('button', { name: 'Preview' }).click();
  await expect(subject).toBeFocused();
  await expect(english).toContainText('This mail does not know {nobody}.');
  const words = `On the bench ${Date.now().toString(36)}`;
  await subject.fill(`${words}: {number}`);
  await english.getByRole('button', { name: 'Preview' }).click();
  await expect(english.getByText(new RegExp(`^${words}: HS-`))).toBeVisible();
  const tests = async (): Promise<number> =>
    (await ask<{ outboxMails: { totalCount: number } }>(page, TESTS)).outboxMails.totalCount;
  const before = await tests();
  await english.getByRole('button', { name: 'Send me a test' }).click();
  await expect.poll(tests).toBe(before + 1);
});
