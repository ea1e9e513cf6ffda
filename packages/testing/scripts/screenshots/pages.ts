import { queryApi } from '@headstock/testing/query-api';
import type { DemoRole } from '@headstock/testing/demo-account';
import type { Page } from '@playwright/test';

/** A page to take a screenshot of. */
export interface PictureSubject {
  /** File name, without language, size and theme. */
  readonly name: string;
  /** Path without language prefix. */
  readonly path: string;
  /** Expected status; 200 by default. */
  readonly status?: number;
  /** The signed-in demo account; a guest by default. */
  readonly as?: DemoRole;
  /** Leaves the consent notice unanswered. */
  readonly isNewcomer?: boolean;
  /** Runs before the screenshot is taken. */
  readonly act?: (page: Page) => Promise<void>;
}

const openFirstProduct = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/shop\/(?!category\/)[^/]+\/[^/]+$/);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
};

const addFirst = async (page: Page): Promise<void> => {
  await openFirstProduct(page);
  await page
    .getByRole('button', { name: /^(Add to cart|Ajouter au panier)$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(800);
};

const fillTray = async (page: Page): Promise<void> => {
  const toggles = page.getByRole('article').getByRole('button', { name: /^(Compare|Comparer) ?: / });
  for (const index of [0, 1, 2]) await toggles.nth(index).click();
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
};

const compare = async (page: Page): Promise<void> => {
  await fillTray(page);
  await page.getByRole('link', { name: /^(Compare 3|Comparer \(3\))/ }).click();
  await page.waitForURL(/\/compare\?ids=/);
  await page.getByRole('columnheader').first().waitFor();
};

interface OfferThing {
  readonly item: { readonly id: string; readonly slug: string; readonly acceptingOffers: boolean };
}

/** The offer dialog of the first instrument that accepts offers. */
const makeOffer = async (page: Page): Promise<void> => {
  const { origin, pathname } = new URL(page.url());
  const { listings } = await queryApi<{ listings: { nodes: OfferThing[] } }>(
    page.context(),
    origin,
    '{ listings(first: 40, filter: { availability: [AVAILABLE] }) { nodes { item { id slug acceptingOffers } } } }',
  );
  const listing = listings.nodes.find(({ item }) => item.acceptingOffers);
  if (!listing) throw new Error('Nothing is open to offers.');
  await page.goto(`${origin}${pathname}/${listing.item.slug}/${listing.item.id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^(Make an offer|Faire une offre)/ }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

/** The page of the account's newest order. */
const openOrder = async (page: Page): Promise<void> => {
  const { origin, pathname } = new URL(page.url());
  const { ordersCompleted } = await queryApi<{ ordersCompleted: { edges: { node: { id: string } }[] } }>(
    page.context(),
    origin,
    '{ ordersCompleted(first: 1) { edges { node { id } } } }',
  );
  const id = ordersCompleted.edges[0]?.node.id;
  await page.goto(`${origin}${pathname.replace(/search$/, '')}${id}`, { waitUntil: 'networkidle' });
};

/** The consent notice appears with the first interaction. */
const waitForQuestion = async (page: Page): Promise<void> => {
  const question = page.getByRole('region', { name: /^(Privacy choices|Choix de confidentialité)$/ });
  for (let x = 100; x < 300 && !(await question.isVisible()); x += 20) {
    await page.mouse.move(x, 300);
    await page.waitForTimeout(500);
  }
  await question.waitFor();
};

const LISTING = '/shop/category/electric-guitars?availability=AVAILABLE';

/** Every page of the shop in its default state. */
export const subjects: readonly PictureSubject[] = [
  { name: 'home', path: '/' },
  { name: 'listing', path: LISTING },
  { name: 'no-result', path: '/shop?keywords=qqqqzzzz' },
  { name: 'product', path: LISTING, act: openFirstProduct },
  { name: 'mini-cart', path: LISTING, act: addFirst },
  {
    name: 'cart',
    path: LISTING,
    act: async (page) => {
      await addFirst(page);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^(Cart|Panier)$/ })
        .click();
      await page.waitForURL(/\/cart$/);
    },
  },
  {
    name: 'checkout',
    path: LISTING,
    act: async (page) => {
      await addFirst(page);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /^(Checkout|Commander)$/ })
        .click();
      await page.waitForURL(/\/checkout/);
    },
  },
  {
    name: 'sign-in',
    path: '/',
    act: async (page) => {
      await page.getByRole('button', { name: /^(Login\/Register|Connexion\/Inscription)$/ }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  { name: 'blog', path: '/blog' },
  { name: 'blog-category', path: '/blog/category/history' },
  { name: 'post', path: '/blog/dating-a-gibson' },
  { name: 'faqs', path: '/faqs#what-do-the-grades-mean' },
  { name: 'repairs', path: '/repairs' },
  { name: 'contact', path: '/contact' },
  { name: 'about-us', path: '/about-us' },
  { name: 'celebrity-guests', path: '/celebrity-guests' },
  { name: 'appraisals', path: '/appraisals' },
  { name: 'meet-the-team', path: '/meet-the-team' },
  { name: 'consign', path: '/consign' },
  { name: 'terms', path: '/terms-and-conditions' },
  ...['accessibility', 'gift-cards', 'privacy', 'returns', 'shipping', 'visit', 'warranty'].map((name) => ({
    name,
    path: `/${name}`,
  })),
  ...['appraisal', 'consign', 'contact', 'general', 'repair'].map((type) => ({
    name: `form-${type}`,
    path: `/forms/${type}`,
  })),
  { name: 'compare-tray', path: LISTING, act: fillTray },
  { name: 'compare', path: LISTING, act: compare },
  { name: 'nothing-to-compare', path: '/shop/compare' },
  { name: 'offer', path: '/shop', as: 'buyer', act: makeOffer },
  { name: 'wishlist', path: '/wishlist', as: 'buyer' },
  { name: 'order-search', path: '/orders/search' },
  { name: 'order', path: '/orders/search', as: 'buyer', act: openOrder },
  { name: 'consent', path: '/shop/category/acoustic-guitars', isNewcomer: true, act: waitForQuestion },
  { name: 'shop', path: '/shop' },
  { name: 'merch', path: '/shop/category/merch' },
  { name: 'accessories', path: '/shop/category/accessories' },
  { name: 'empty-cart', path: '/cart' },
  { name: 'kitchen-sink', path: '/kitchen-sink' },
  { name: 'not-found', path: '/no/such/page', status: 404 },
  { name: 'no-such-text', path: '/no-such-page', status: 404 },
];
