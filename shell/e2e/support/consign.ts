import { expect, type Page } from '@playwright/test';
import { showsState, takeStep } from './listing-editor.ts';
import type { MessageText } from './messages.ts';
import { drawPhotographs } from './photographs.ts';
import { settle } from './test.ts';

const SHOTS = ['Front', 'Back', 'Headstock', 'Serial number', 'Controls', 'Case'];

/** A guitar that somebody leaves at the counter; without an `email` a private seller of the demo shop. */
export interface ConsignedGuitar {
  readonly serial: string;
  readonly model: string;
  readonly email?: string;
}

/** Takes a consigned instrument in at the bench, from its serial number to the signature, and opens its listing. */
export async function takeIn(
  page: Page,
  { serial, model, email = 'private@headstock.test' }: ConsignedGuitar,
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
  await field('E-mail').fill(email);
  await step('Signature').click();
  await field('Name of whoever signs').fill('Ruth Okafor');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('link', { name: 'Go on with the listing' }).click();
}

/** Finishes the listing that the bench began, until it is on the shop; gives its address. */
export async function publishConsigned(page: Page, message: MessageText): Promise<string> {
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
