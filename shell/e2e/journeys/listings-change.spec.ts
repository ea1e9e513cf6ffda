import { emptyListing } from '@headstock/contracts/listing-document';
import type { Page } from '@playwright/test';
import { ask, signIn } from '#shell/e2e/support/accounts.ts';
import { expect, settle, test } from '#shell/e2e/support/test.ts';

/** A draft of the seller's at a price, or without one, which no other journey meets. */
async function addDraft(page: Page, model: string, priceCents: number | null): Promise<string> {
  const { listingCreate } = await ask<{ listingCreate: { id: string } }>(
    page,
    'mutation { listingCreate(kind: INSTRUMENT) { id } }',
  );
  const { id } = listingCreate;
  const { listingEditor } = await ask<{ listingEditor: { listing: { version: number } } }>(
    page,
    'query ($id: ID!) { listingEditor(id: $id) { listing { version } } }',
    { id },
  );
  const document = JSON.stringify({ ...emptyListing('instrument'), brand: 'Silvertone', model, priceCents });
  await ask(
    page,
    'mutation ($id: ID!, $version: Int!, $document: String!) { listingSave(id: $id, version: $version, document: $document) { success } }',
    { id, version: listingEditor.listing.version, document },
  );
  return `Silvertone ${model}`;
}

test('a seller changes the prices of several listings after seeing the difference, and learns which refused', async ({
  page,
  message,
}) => {
  await signIn(page, 'pro');
  const word = `Together${Date.now()}`;
  const first = await addDraft(page, `${word} A`, 100_000);
  const second = await addDraft(page, `${word} B`, 50_050);
  const unpriced = await addDraft(page, `${word} C`, null);
  await page.goto(`/profile/selling/listings?search=${word}`);
  await settle(page);
  await page.getByRole('checkbox', { name: message('listings.bulk.all').replace('{count}', '3'), exact: true }).check();
  await page.getByRole('button', { name: 'Change 3 prices' }).click();
  const form = page.getByRole('form', { name: 'By how much do 3 prices change?' });
  await form.getByLabel(message('listings.bulk.percent'), { exact: true }).fill('-10');
  const difference = form.getByRole('list', { name: message('listings.bulk.difference') });
  await expect(difference.getByRole('listitem').filter({ hasText: first })).toContainText('$1,000 → $900');
  await expect(difference.getByRole('listitem').filter({ hasText: second })).toContainText('$500.50 → $450');
  await expect(difference.getByRole('listitem').filter({ hasText: unpriced })).toContainText(
    message('listings.noPrice'),
  );
  const card = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(card(first)).toContainText('$1,000');
  await form.getByRole('button', { name: 'Change 3 prices' }).click();
  await expect(page.getByText('2 of 3 listings changed.')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${unpriced}: .+`))).toBeVisible();
  await expect(card(first)).toContainText('$900');
  await expect(card(second)).toContainText('$450');
  await page.reload();
  await expect(card(first)).toContainText('$900');
});
