import { emptyListing } from '@headstock/contracts/listing-document';
import type { Page } from '@playwright/test';
import { ask, signIn } from '#shell/e2e/support/accounts.ts';
import { expect, settle, test } from '#shell/e2e/support/test.ts';

type Editor = { listingEditor: { listing: { version: number; askingPrice: { amountCents: number } | null } } };

const editorOf = async (page: Page, id: string) =>
  (
    await ask<Editor>(
      page,
      'query ($id: ID!) { listingEditor(id: $id) { listing { version askingPrice { amountCents } } } }',
      { id },
    )
  ).listingEditor.listing;

/** A draft of the shop's own at a price, which no other journey meets. */
async function draftAt(page: Page, model: string, priceCents: number): Promise<string> {
  const { listingCreate } = await ask<{ listingCreate: { id: string } }>(
    page,
    'mutation { listingCreate(kind: INSTRUMENT) { id } }',
  );
  const { id } = listingCreate;
  const { version } = await editorOf(page, id);
  const document = JSON.stringify({ ...emptyListing('instrument'), brand: 'Silvertone', model, priceCents });
  await ask(
    page,
    'mutation ($id: ID!, $version: Int!, $document: String!) { listingSave(id: $id, version: $version, document: $document) { success } }',
    { id, version, document },
  );
  return id;
}

test('an admin lowers prices together, looks at the difference first, and undoes them one by one', async ({ page }) => {
  await signIn(page, 'admin');
  const model = `Bulk${Date.now()}`;
  const ids = [await draftAt(page, model, 100_000), await draftAt(page, model, 50_050)];
  const prices = () => Promise.all(ids.map(async (id) => (await editorOf(page, id)).askingPrice?.amountCents));
  await page.goto(`/admin/listings?search=${model}`);
  await settle(page);
  const boxes = page.getByRole('checkbox', { name: 'Choose this row' });
  await expect(boxes).toHaveCount(2);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'Change prices' }).click();
  const drawer = page.getByRole('dialog', { name: 'Change prices' });
  await expect(drawer).toContainText('2 listings are chosen.');
  await drawer.getByRole('button', { name: 'Show what changes' }).click();
  await expect(drawer).toContainText('A percentage above 0');
  await drawer.getByLabel('Percent').fill('10');
  await drawer.getByRole('button', { name: 'Show what changes' }).click();
  const review = page.getByRole('dialog', { name: 'Prices of listings' });
  await expect(review).toContainText('2 rows will change.');
  expect(await prices()).toEqual([100_000, 50_050]);
  await review.getByRole('button', { name: 'Change 2 rows' }).click();
  await expect(review).toContainText('2 changed.');
  expect(await prices()).toEqual([90_000, 45_045]);
  await review.getByRole('checkbox').first().check();
  await review.getByRole('button', { name: 'Undo 1 row' }).click();
  await expect(review).toContainText('1 undone.');
  await review.getByRole('button', { name: 'Undo everything' }).click();
  await expect(review).toContainText('2 undone.');
  expect(await prices()).toEqual([100_000, 50_050]);
});
