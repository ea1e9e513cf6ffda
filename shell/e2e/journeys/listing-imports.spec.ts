import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import type { MessageText } from '../support/messages.ts';
import { expect, settle, test } from '../support/test.ts';

const SHOP_WORKS_MS = 60_000;
const HEADER = 'sku,title,make,model,year,finish,condition,price,inventory,description,offers_enabled';

/** A good row, one that lacks its condition, and one whose price is none. */
function fileOf(mark: string): string {
  const row = (sku: string, condition: string, price: string) =>
    `${mark}-${sku},,Kay,Barber ${mark},1957,Walnut,${condition},${price},1,It hung in a barber shop.,yes`;
  return `${[HEADER, row('1', 'Very Good', '1200'), row('2', '', '900'), row('3', 'Good', 'a lot')].join('\n')}\n`;
}

/** Sends a file from the page of imports, and waits until it is checked. */
async function send(page: Page, message: MessageText, text: string): Promise<void> {
  await page.goto('/profile/selling/imports');
  await settle(page);
  await page
    .getByLabel(message('listingImports.upload'))
    .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page).toHaveURL(/\/profile\/selling\/imports\/[0-9a-z]{13}$/);
  await expect(page.getByText(message('listingImports.lead.READY'))).toBeVisible({ timeout: SHOP_WORKS_MS });
}

const counts = (page: Page) => page.getByRole('main').locator('dl').locator('dt, dd').allTextContents();

test('a seller imports a file, reads the report, takes the failed rows, and the same file again changes nothing', async ({
  page,
  message,
}) => {
  const file = fileOf(Date.now().toString(36));
  await signIn(page, 'pro');
  await page.goto('/profile/selling/listings');
  await page
    .getByRole('main')
    .getByRole('link', { name: message('listings.imports') })
    .click();
  await expect(page).toHaveURL(/\/profile\/selling\/imports$/);

  await send(page, message, file);
  const expected = [message('listingImports.outcome.DRAFTED'), '2', message('listingImports.outcome.FAILED'), '1'];
  expect(await counts(page)).toEqual(expected);
  await page.getByRole('button', { name: message('listingImports.start') }).click();
  await expect(page.getByText(message('listingImports.lead.DONE'))).toBeVisible({ timeout: SHOP_WORKS_MS });
  expect(await counts(page)).toEqual(expected);

  const kinds = page.getByRole('navigation', { name: message('listingImports.kinds') });
  await kinds.getByRole('link', { name: /^The price cannot be read/ }).click();
  await expect(page).toHaveURL(/\?code=money$/);
  const rows = page.getByRole('table', { name: message('listingImports.report.rows') }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('a lot');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: message('listingImports.failedRows') }).click();
  const failed = await readFile(await (await download).path(), 'utf8');
  const [header, , , bad] = file.split('\n');
  expect(failed).toBe(`\uFEFF${header}\r\n${bad}\r\n`);

  await send(page, message, file);
  expect(await counts(page)).toEqual([
    message('listingImports.outcome.UNCHANGED'),
    '2',
    message('listingImports.outcome.FAILED'),
    '1',
  ]);
  await expect(page.getByText(message('listingImports.nothing'))).toBeVisible();
  await expect(page.getByRole('button', { name: message('listingImports.start') })).toHaveCount(0);
});

test('a private seller is led home from the pages of imports, and sees no link to them', async ({ page, message }) => {
  await signIn(page, 'private');
  await page.goto('/profile/selling/imports');
  await expect(page).not.toHaveURL(/imports/);
  await page.goto('/profile/selling/listings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: message('listings.imports') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: message('profile.page.imports'), exact: true })).toHaveCount(0);
});
