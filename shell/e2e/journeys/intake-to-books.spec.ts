import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { publishConsigned, takeIn } from '../support/consign.ts';
import { expect, settle, test } from '../support/test.ts';

const MINUTE = 60_000;
const BALANCE = '{ trialBalance { debits { amountCents } difference { amountCents } } }';
test.setTimeout(4 * MINUTE);

/** Sells what has the serial number at the counter, for another price and for cash; ends at the order. */
async function sellAtCounter(
  page: Page,
  { serial, model }: { readonly serial: string; readonly model: string },
): Promise<void> {
  await page.goto('/admin/counter');
  await settle(page);
  const scan = page.getByLabel('Scan or search');
  await scan.fill(serial);
  await scan.press('Enter');
  await expect(page.getByRole('region', { name: 'On the counter' })).toContainText(model);
  // The mini cart of shoppers stays closed, or it would cover the counter at every scan.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Change prices, choose the customer' }).click();
  await page.getByRole('button', { name: /^Change the price of/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Price of/).fill('6200');
  await dialog.getByLabel(/^Why/).fill('Paid in cash, today');
  await dialog.getByRole('button', { name: 'Save the price' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/checkout?step=delivery');
  await page.getByRole('radio', { name: /^Pick up in store/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: /^Manual/ }).check();
  await page.getByLabel('How it was paid').fill('Cash');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page).toHaveURL(/\/orders\/[0-9a-z]{13}/);
}

test('a consigned guitar goes from the bench over the counter into the books, without leaving the back office', async ({
  page,
  message,
}) => {
  const run = Date.now().toString(36);
  const guitar = { serial: `L${run}`, model: `Jaguar ${run}` };
  await signIn(page, 'admin');
  await takeIn(page, guitar);
  const itemPath = await publishConsigned(page, message);

  await page.goto(`/shop?keywords=${encodeURIComponent(guitar.model)}`);
  await expect(page.getByRole('main').locator(`a[href="${itemPath}"]`).first()).toBeVisible();

  await sellAtCounter(page, guitar);
  await expect(page.getByRole('region', { name: message('order.itemsSold') })).toContainText('Ready for pick-up');
  const number = /HS-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await page.getByRole('button', { name: message('order.action.refund'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Amount/).fill('300');
  await dialog.getByLabel('Reason').fill('A cracked tuner button');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('complementary').getByText('-$300.00')).toBeVisible();

  await page.goto(`/admin/journal?search=${number}`);
  const rows = page.getByRole('grid', { name: 'Journal' }).getByRole('rowheader');
  await expect(rows).toHaveText(['Refund', 'Refund due', 'Payment', 'Sale']);
  const { trialBalance } = await ask<{ trialBalance: Record<'debits' | 'difference', { amountCents: number }> }>(
    page,
    BALANCE,
  );
  expect(trialBalance.debits.amountCents).toBeGreaterThan(0);
  expect(trialBalance.difference.amountCents).toBe(0);
});
