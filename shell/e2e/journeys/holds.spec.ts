import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import type { Browser, Page } from '@playwright/test';
import { ask } from '../support/accounts.ts';
import { cards, giveCard } from '../support/checkout.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { mailsWith } from '../support/mails.ts';
import { readyWith } from '../support/prepare.ts';
import { expect, settle, test, workProof } from '../support/test.ts';
import { withAnyValues, type MessageText } from '#shell/e2e/support/messages.ts';

interface Listing {
  readonly id: string;
  readonly item: { readonly id: string; readonly slug: string; readonly title: string };
}

/** Somewhere among the electric guitars of the house: each run takes others, so that none is held too often. */
async function pickListing(page: Page): Promise<Listing> {
  const { listings } = await ask<{ listings: { nodes: Listing[] } }>(
    page,
    `{ listings(first: 96, sort: PRICE_ASC, filter: { category: ["electric-guitars"], seller: ["headstock"], availability: [AVAILABLE] }) {
      nodes { id item { id slug title } } } }`,
  );
  const listing = listings.nodes[Math.floor(Math.random() * listings.nodes.length)];
  if (!listing) throw new Error('The house sells no guitars.');
  return listing;
}

const pathOf = ({ item }: Listing): string => `/shop/${item.slug}/${item.id}`;

/** Another shopper, in a separate browser. */
async function somebodyElse(browser: Browser): Promise<Page> {
  const { origin } = journeyShop();
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'needed', url: origin }]);
  await context.addInitScript(() => localStorage.setItem('newsletter_signup', 'false'));
  return context.newPage();
}

async function toPayment(page: Page, message: MessageText): Promise<void> {
  await page.goto('/checkout?step=payment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.payment'));
}

test('an item that is being paid for is on hold for others, who can join the waitlist and learn how it ends', async ({
  page,
  browser,
  message,
}) => {
  const listing = await pickListing(page);
  await readyWith(page, { id: listing.id, quantity: 1 });
  await toPayment(page, message);
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);

  const other = await somebodyElse(browser);
  await other.goto(pathOf(listing));
  const hold = other.getByRole('region', { name: withAnyValues(message('hold.until')) });
  await hold.getByRole('button', { name: message('hold.joinWaitlist') }).click();
  const email = `journey-${crypto.randomUUID().slice(0, 12)}@headstock.test`;
  await hold.getByLabel(message('hold.email')).fill(email);
  await hold.getByRole('button', { name: message('hold.submitEmail') }).click();
  await expect(hold.getByRole('button', { name: message('hold.leaveWaitlist') })).toBeVisible(workProof);
  await expect(hold).toContainText('You are the first in line.');

  await readyWith(other, { id: listing.id, quantity: 1 });
  await toPayment(other, message);
  await expect(other.getByText(`On hold for another shopper until`)).toContainText(listing.item.title);
  await expect(other.getByRole('timer')).toHaveCount(0);

  await giveCard(page, message, cards.good);
  await page.getByRole('button', { name: withAnyValues(message('checkout.place')) }).click();
  await page.waitForURL(/\/orders\//);
  await expect.poll(() => mailsWith(email), { timeout: 40_000 }).toEqual(['Sold']);
  await other.context().close();
});

test('an item whose payment is pending is on hold for others, not sold, and offers the waitlist', async ({
  page,
  browser,
  message,
}) => {
  const listing = await pickListing(page);
  await readyWith(page, { id: listing.id, quantity: 1 });
  await toPayment(page, message);
  await giveCard(page, message, cards.challenge);
  await page.getByRole('button', { name: withAnyValues(message('checkout.place')) }).click();
  const decline = page.getByRole('button', { name: 'Decline', exact: true });
  await decline.waitFor();

  const other = await somebodyElse(browser);
  await other.goto(pathOf(listing));
  const hold = other.getByRole('region', { name: withAnyValues(message('hold.until')) });
  await expect(hold.getByRole('button', { name: message('hold.joinWaitlist') })).toBeVisible();
  await expect(other.getByText(message('product.onHold'), { exact: true })).toBeVisible();
  await expect(other.getByText(withAnyValues(message('product.soldAt')))).toHaveCount(0);
  await expect(other.getByRole('button', { name: message('product.addToCart') })).toHaveCount(0);

  await decline.click();
  await expect(page.getByRole('alert')).toBeVisible();
  // It stays on hold while its holder may try again, and is free when they leave.
  await page.goto('/');
  await expect(async () => {
    await other.reload();
    await expect(other.getByRole('button', { name: message('product.addToCart') }).first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await other.context().close();
});

test('a hold lasts as long as one of its tabs, and ends kindly, whatever the browser’s clock says', async ({
  page,
  message,
}) => {
  const listing = await pickListing(page);
  const held = async (): Promise<string | null> => {
    const { listingHold } = await ask<{ listingHold: { viewerHoldUntil: string | null } }>(
      page,
      `{ listingHold(listingId: "${listing.id}") { viewerHoldUntil } }`,
    );
    return listingHold.viewerHoldUntil;
  };
  await readyWith(page, { id: listing.id, quantity: 1 });
  await page.clock.install({ time: new Date('2001-01-01T12:00:00Z') });
  await toPayment(page, message);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^(10:00|9:\d\d)$/);

  const tab = await page.context().newPage();
  await toPayment(tab, message);
  await expect(tab.getByRole('timer')).toBeVisible();
  await settle(tab);
  await tab.goto('/cart');
  await settle(tab);
  expect(await held()).not.toBeNull();
  await tab.close();

  await page.clock.fastForward('05:01');
  await expect(timer).toHaveText(/^4:\d\d$/);
  await expect(page.getByText('5 minutes left in which this is held for you.')).toBeAttached();
  await expect(page.getByRole('button', { name: message('hold.renew') })).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.getByText(/^The time is up, and nothing is lost\./)).toBeVisible();
  await page.getByRole('button', { name: message('hold.again') }).click();
  await expect(timer).toHaveText(/^(10:00|9:\d\d)$/);
  await page.goto('/cart');
  await expect.poll(held).toBeNull();
});
