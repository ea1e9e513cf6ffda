import type { Page } from '@playwright/test';

/** A page to take a picture of. */
export interface PictureSubject {
  /** Name of the file, without language, size and theme. */
  readonly name: string;
  /** Address without language prefix. */
  readonly path: string;
  /** What the address answers with; 200 unless said. */
  readonly status?: number;
  /** What to do before the picture is taken. */
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

const LISTING = '/shop/category/electric-guitars?availability=AVAILABLE';

/** Every page of the shop in its usual state. */
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
  { name: 'shop', path: '/shop' },
  { name: 'merch', path: '/shop/category/merch' },
  { name: 'accessories', path: '/shop/category/accessories' },
  { name: 'empty-cart', path: '/cart' },
  { name: 'kitchen-sink', path: '/kitchen-sink' },
  { name: 'not-found', path: '/no/such/page', status: 404 },
  { name: 'no-such-text', path: '/no-such-page', status: 404 },
];
