import { withDatabase } from '@headstock/testing/shop-database';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { ask } from '../support/accounts.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, test } from '../support/test.ts';

const AN_HOUR = String(60 * 60 * 1000);

test('a page that is kept for an hour shows a new price at once, in a shell that did not change it', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  const { listings } = await ask<{ listings: { nodes: { id: string; item: { id: string; slug: string } }[] } }>(
    page,
    '{ listings(first: 1, sort: PRICE_DESC, filter: { category: ["other"], availability: [AVAILABLE] }) { nodes { id item { id slug } } } }',
  );
  const [listing] = listings.nodes;
  if (!listing) throw new Error('There is no other instrument.');
  await using shell = await startShellInstance({ shop: journeyShop(), env: { PAGE_CACHE_MS: AN_HOUR } });
  const address = `${shell.origin}/shop/${listing.item.slug}/${listing.item.id}`;
  const read = async (): Promise<string> => (await fetch(address)).text();
  const price = '$4,321.09';
  expect(await read()).not.toContain(price);
  await withDatabase(journeyShop(), (db) =>
    db.updateTable('listings').set({ asking_cents: 432_109 }).where('id', '=', listing.id).execute(),
  );
  await expect.poll(read).toContain(price);
});
