import { demoAccount, type DemoRole } from '@headstock/testing/demo-account';
import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, settle, test, workProof } from '../support/test.ts';

interface Listing {
  readonly id: string;
  readonly item: { readonly id: string; readonly slug: string; readonly acceptingOffers: boolean };
  readonly askingPrice: { readonly amountCents: number };
}

/** An instrument of the house that takes offers; the cheapest ones are in no other journey. */
async function findListing(page: Page): Promise<Listing> {
  const { listings } = await ask<{ listings: { nodes: Listing[] } }>(
    page,
    `{ listings(first: 60, sort: PRICE_ASC, filter: { category: ["acoustic-guitars"], seller: ["headstock"], availability: [AVAILABLE] }) {
      nodes { id item { id slug acceptingOffers } askingPrice { amountCents } } } }`,
  );
  const found = listings.nodes.find(({ item }) => item.acceptingOffers);
  if (!found) throw new Error('The house takes no offers.');
  return found;
}

async function answerAs(page: Page, role: DemoRole, mutation: string): Promise<void> {
  const browser = page.context().browser();
  const context = await browser!.newContext({ baseURL: journeyShop().origin });
  const seller = await context.newPage();
  await signIn(seller, role);
  await ask(seller, `mutation { ${mutation} { success } }`);
  await context.close();
}

test('a low offer is declined after a while, made again, accepted, and is the price in the cart', async ({
  page,
  message,
}) => {
  const { email, password } = demoAccount('private');
  const listing = await findListing(page);
  await page.goto(`/shop/${listing.item.slug}/${listing.item.id}`);
  await settle(page);
  await page.getByRole('button', { name: message('product.makeOffer') }).click();
  const login = page.getByRole('dialog', { name: 'Login/Register' });
  await login.getByLabel('Email address').fill(email);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Login', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: message('product.makeOffer') });
  const amount = dialog.getByLabel(message('offer.amount'));
  await expect(amount).toBeFocused(workProof);
  await amount.fill('1');
  await dialog.getByRole('button', { name: message('offer.send') }).click();
  await dialog.getByRole('button', { name: message('offer.done') }).click();
  const own = page.getByRole('region', { name: message('offer.title'), exact: true });
  await expect(own).toContainText('is with the seller');
  // The shop answers for the seller by itself; the page says it when it is opened again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('The seller declined your offer of')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: message('product.makeOffer') }).click();
  const dollars = Math.floor(listing.askingPrice.amountCents / 100) - 10;
  await amount.fill(String(dollars));
  await dialog.getByLabel(message('offer.shipping')).fill('0');
  await dialog.getByRole('button', { name: message('offer.send') }).click();
  await dialog.getByRole('button', { name: message('offer.done') }).click();
  await expect(own).toContainText('is with the seller');

  const { viewerOffer } = await ask<{ viewerOffer: { id: string } }>(
    page,
    `{ viewerOffer(listingId: "${listing.id}") { id } }`,
  );
  await answerAs(page, 'admin', `offerAccept(id: "${viewerOffer.id}")`);
  await page.reload();
  await expect(own).toContainText('with free shipping. It is held for you.');
  const guest = await (await page.context().browser()!.newContext({ baseURL: journeyShop().origin })).newPage();
  await expect(async () => {
    await guest.goto(`/shop/${listing.item.slug}/${listing.item.id}`);
    await expect(guest.getByText(message('catalog.pendingSale'), { exact: true }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
  await guest.context().close();
  // One button at the agreed price, and none at the asking price beside it.
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Add to cart at/ }).click();
  await page.getByRole('dialog', { name: message('cart.drawerTitle') }).waitFor();
  await page.goto('/cart');
  const price = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    dollars,
  );
  await expect(page.getByRole('main')).toContainText('Your offer was accepted. The price holds until');
  await expect(page.getByRole('main')).toContainText(price);
});

test('a seller offers an instrument to who watches it, and the watcher takes it', async ({
  page,
  browser,
  message,
}) => {
  await signIn(page, 'pro');
  const rules =
    '{ offerListings(first: 20) { edges { node { watchersLeft watchersOffered listing { item { id title } } } } } }';
  interface Row {
    readonly watchersLeft: number;
    readonly watchersOffered: number;
    readonly listing: { readonly item: { readonly id: string; readonly title: string } };
  }
  const { offerListings } = await ask<{ offerListings: { edges: { node: Row }[] } }>(page, rules);
  const row = offerListings.edges.find(({ node }) => node.watchersLeft === 0 && node.watchersOffered === 0)?.node;
  if (!row) throw new Error('Every listing has been offered to its watchers.');
  const { id, title } = row.listing.item;
  const context = await browser.newContext({ baseURL: journeyShop().origin });
  const watcher = await context.newPage();
  await signIn(watcher, 'buyer');
  await ask(watcher, 'mutation ($id: ID!) { wishlistAddItem(itemId: $id) { success } }', { id });

  await page.goto('/profile/selling/offers/rules');
  await settle(page);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await card.getByRole('button', { name: 'Offer it to 1 watcher' }).click();
  await expect(card.getByLabel(message('offerRules.price'))).toBeFocused();
  await card.getByLabel(message('offerRules.price')).fill('100');
  await card.getByLabel(message('offerRules.shipping')).fill('0');
  await expect(card.getByText(message('proceeds.net'), { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Send 1 offer' }).click();
  await expect(page.getByText('1 offer was sent.')).toBeVisible();
  await expect(card).toContainText('1 offered');

  await watcher.goto('/profile/buying/offers?state=countered');
  await settle(watcher);
  await watcher.getByRole('link', { name: title, exact: true }).click();
  const offer = watcher.getByRole('region', { name: title });
  await offer.getByRole('button', { name: message('offers.do.ACCEPT'), exact: true }).click();
  await offer.getByRole('button', { name: message('offers.send.ACCEPT'), exact: true }).click();
  await expect(offer.getByRole('button', { name: message('offers.addToCart') })).toBeVisible();
  await context.close();
});
