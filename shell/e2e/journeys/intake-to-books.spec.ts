import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { showsState, takeStep } from '../support/listing-editor.ts';
import type { MessageText } from '../support/messages.ts';
import { drawPhotographs } from '../support/photographs.ts';
import { expect, settle, test } from '../support/test.ts';

const MINUTE = 60_000;
const SHOTS = ['Front', 'Back', 'Headstock', 'Serial number', 'Controls', 'Case'];
const BALANCE = '{ trialBalance { debits { amountCents } difference { amountCents } } }';
test.setTimeout(4 * MINUTE);

/** Takes a consigned instrument in at the bench, from its serial number to the signature, and opens its listing. */
async function takeIn(
  page: Page,
  { serial, model }: { readonly serial: string; readonly model: string },
): Promise<void> {
  const field = (label: RegExp | string) => page.getByRole('main').getByLabel(label);
  const step = (name: string) => page.getByRole('button', { name: new RegExp(`\\. ${name}$`) });
  await page.goto('/admin/bench');
  await settle(page);
  await page.getByRole('button', { name: 'Begin a new one' }).click();
  await field(/^Serial number/).fill(serial);
  await field(/^Maker/).fill('Fender');
  await field(/^Model/).fill(model);
  await field('What it is').selectOption({ index: 1 });
  await field(/^Condition/).selectOption('VERY_GOOD');
  await field(/^Year/).fill('1964');
  await field(/^Finish/).fill('Sunburst');
  await field(/^Asking price/).fill('6500');
  await step('Photographs').click();
  const photographs = await drawPhotographs(page, SHOTS.length);
  for (const [at, shot] of SHOTS.entries()) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: `Photograph: ${shot}`, exact: true }).click();
    await (await chooser).setFiles(photographs[at] ?? []);
    await expect(page.getByText(`${at + 1} of `)).toBeVisible();
  }
  await step('Measures').click();
  await field('Nut width (mm)').fill('41.5');
  await step('Person').click();
  await page.getByLabel('Name', { exact: true }).fill('Ruth Okafor');
  await field('E-mail').fill('private@headstock.test');
  await step('Signature').click();
  await field('Name of whoever signs').fill('Ruth Okafor');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('link', { name: 'Go on with the listing' }).click();
}

/** Finishes the listing that the bench began, until it is on the shop; gives its address. */
async function publish(page: Page, message: MessageText): Promise<string> {
  const field = (id: string) => page.getByLabel(message(`listingEditor.field.${id}`), { exact: true });
  await takeStep(page, message, 'SUBMIT');
  await showsState(page, message, 'DESCRIPTION');
  // What was measured at the bench is there.
  await expect(page.getByLabel('Nut width (mm)', { exact: true })).toHaveValue('41.5');
  await field('finishFamily').selectOption('sunburst');
  await page
    .getByRole('row', { name: /^Tuners/ })
    .getByRole('combobox')
    .selectOption('original');
  await field('shippingGrams').fill('9');
  const texts = page.getByRole('group', { name: 'Description', exact: true });
  const text = texts.getByRole('textbox', { name: 'Description', exact: true });
  await text.fill('Its first sunburst, its first case, one owner.');
  await texts.getByRole('tab', { name: /^French/ }).click();
  await text.fill('Son premier sunburst, son premier étui, un seul propriétaire.');
  await takeStep(page, message, 'SUBMIT');
  await showsState(page, message, 'FINAL_APPROVAL');
  await takeStep(page, message, 'APPROVE');
  await showsState(page, message, 'LISTING_ACTIVE');
  return (await page.getByRole('link', { name: message('listings.view'), exact: true }).getAttribute('href')) ?? '';
}

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
  const itemPath = await publish(page, message);

  await page.goto(`/shop?keywords=${encodeURIComponent(guitar.model)}`);
  await expect(page.getByRole('main').locator(`a[href="${itemPath}"]`).first()).toBeVisible();

  await sellAtCounter(page, guitar);
  await expect(page.getByRole('region', { name: message('order.items') })).toContainText('Ready for pick-up');
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
