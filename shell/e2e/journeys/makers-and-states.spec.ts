import { emptyListing } from '@headstock/contracts/listing-document';
import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const word = (): string => Date.now().toString(36);

/** A draft of the shop's own by a maker, which no other journey meets. */
async function draftBy(page: Page, brand: string, model: string): Promise<string> {
  const { listingCreate } = await ask<{ listingCreate: { id: string } }>(
    page,
    'mutation { listingCreate(kind: INSTRUMENT) { id } }',
  );
  const { id } = listingCreate;
  const document = JSON.stringify({ ...emptyListing('instrument'), brand, model, priceCents: 90_000 });
  const save = `mutation ($id: ID!, $document: String!) { listingSave(id: $id, version: 1, document: $document) { success } }`;
  expect(await ask(page, save, { id, document })).toEqual({ listingSave: { success: true } });
  return id;
}

test('a maker is merged into another one after a look at what that changes, and parted again', async ({ page }) => {
  await signIn(page, 'admin');
  const [wrong, right] = [`Fendre ${word()}`, `Fendor ${word()}`];
  for (const name of [wrong, right])
    await ask(page, 'mutation ($name: String!) { catalogueBrandCreate(name: $name) { success } }', { name });
  const id = await draftBy(page, wrong, 'Duo');
  const brandOf = async (): Promise<unknown> =>
    await ask(page, 'query ($id: ID!) { listingEditor(id: $id) { listing { brand } } }', { id });
  await page.goto(`/admin/catalogue/brands?search=${wrong}`);
  await page.getByRole('link', { name: wrong }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('New name').fill(right);
  await drawer.getByRole('button', { name: 'Show what changes' }).click();
  await expect(drawer).toContainText(`${wrong} is merged into ${right}.`);
  await drawer.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(drawer).toBeHidden();
  expect(await brandOf()).toEqual({ listingEditor: { listing: { brand: right } } });
  await page.getByRole('link', { name: 'Renamed and merged' }).click();
  await page.getByRole('button', { name: `Undo: ${wrong} to ${right}` }).click();
  await expect(page.getByRole('dialog').getByText(/^Undone /)).toBeVisible();
  expect(await brandOf()).toEqual({ listingEditor: { listing: { brand: wrong } } });
});

test('listings leave the shop together after a look at the difference, and come back together', async ({ page }) => {
  await signIn(page, 'admin');
  // A maker that no other journey looks at.
  const all = '{ inventory(filter: { brand: "Backbeat", sellerKinds: [SHOP] }) { edges { node { id state } } } }';
  const states = async (): Promise<string[]> => {
    const { inventory } = await ask<{ inventory: { edges: { node: { state: string } }[] } }>(page, all);
    return inventory.edges.map(({ node }) => node.state).toSorted();
  };
  const before = await states();
  const count = before.filter((state) => state === 'LISTING_ACTIVE').length;
  expect(count).toBeGreaterThan(0);
  await page.goto('/admin/listings?brand=Backbeat&whose=SHOP&state=LISTING_ACTIVE');
  await settle(page);
  const boxes = page.getByRole('checkbox', { name: 'Choose this row' });
  await expect(boxes).toHaveCount(count);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Show what changes' }).click();
  await drawer.getByRole('button', { name: /^Change \d+ rows?$/ }).click();
  await expect(drawer).toContainText(`${count} changed.`);
  expect(await states()).not.toContain('LISTING_ACTIVE');
  await drawer.getByRole('button', { name: 'Undo everything' }).click();
  await expect(drawer).toContainText(`${count} undone.`);
  expect(await states()).toEqual(before);
});
