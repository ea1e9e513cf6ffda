import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, settle, test } from '../support/test.ts';

interface Listing {
  readonly id: string;
  readonly item: { readonly id: string; readonly slug: string };
}

/** An instrument of the professional seller's on which somebody misses the serial number. */
async function findListing(page: Page, seller: string): Promise<Listing> {
  const { listings } = await ask<{ listings: { nodes: Listing[] } }>(
    page,
    'query ($seller: [String!]) { listings(first: 20, sort: PRICE_DESC, filter: { seller: $seller, availability: [AVAILABLE] }) { nodes { id item { id slug } } } }',
    { seller: [seller] },
  );
  for (const listing of listings.nodes) {
    const { missingViews } = await ask<{ missingViews: { shot: string; isAsked: boolean; isDeclined: boolean }[] }>(
      page,
      'query ($id: ID!) { missingViews(itemId: $id) { shot isAsked isDeclined } }',
      { id: listing.item.id },
    );
    if (missingViews.some(({ shot, isAsked, isDeclined }) => shot === 'serial' && !isAsked && !isDeclined))
      return listing;
  }
  throw new Error('Every instrument shows its serial number.');
}

test('a buyer asks for a missing view, and the seller answers', async ({ page, browser, message }) => {
  const context = await browser.newContext({ baseURL: journeyShop().origin });
  const seller = await context.newPage();
  await signIn(seller, 'pro');
  const { viewer } = await ask<{ viewer: { username: string } }>(seller, '{ viewer { username } }');
  await signIn(page, 'buyer');
  const { id, item } = await findListing(page, viewer.username);
  const view = message('missingViews.shot.serial');
  const open = async () => {
    await page.goto(`/shop/${item.slug}/${item.id}`);
    await settle(page);
    await page.getByRole('button', { name: message('product.askView') }).click();
    return page.getByRole('dialog', { name: message('missingViews.title') });
  };
  const dialog = await open();
  await dialog.getByRole('button', { name: message('missingViews.askFor').replace('{view}', view) }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: view });
  await expect(row.getByText(message('missingViews.asked'))).toBeFocused();

  await seller.goto(`/profile/selling/listings/${id}`);
  await expect(seller.getByText(`${view}: 1 buyer waits for it.`)).toBeVisible();
  const none = message('listingEditor.declineViewLabel').replace('{view}', view);
  await seller.getByRole('button', { name: none }).click();
  await expect(seller.getByText(message('listingEditor.viewDeclined'))).toBeVisible();
  await expect(seller.getByText(`${view}: 1 buyer waits for it.`)).toHaveCount(0);
  await context.close();

  const again = await open();
  await expect(
    again.getByRole('listitem').filter({ hasText: view }).getByText(message('missingViews.declined')),
  ).toBeVisible();
});
