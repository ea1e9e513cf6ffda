import { locales, pathInLocale } from '@headstock/contracts/locale';
import { checkAccessibility } from '@headstock/testing/accessibility';
import type { APIRequestContext } from '@playwright/test';
import { expect, settle, test } from '../support/test.ts';

const pages = [
  '/blog',
  '/blog/category/history',
  '/blog/dating-a-gibson',
  '/faqs',
  '/repairs',
  '/contact',
  '/about-us',
  '/celebrity-guests',
  '/appraisals',
  '/meet-the-team',
  '/consign',
  '/terms-and-conditions',
  '/shipping',
  '/privacy',
];

/** The shop's own addresses that a page links to, without their places on the page. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(/#.*$/, ''),
  );
}

/** Follows every link of every page of texts once; gives what each address answered. */
async function crawl(request: APIRequestContext, from: readonly string[]): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const waiting = [...from];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (answers.has(path)) continue;
    const response = await request.get(path);
    answers.set(path, response.status());
    const isText = !/^(\/fr)?\/?($|\?|shop|cart|orders|profile|forms|wishlist|admin|[^?]*\.)/.test(path);
    if (isText && response.ok()) waiting.push(...linksOf(await response.text()));
  }
  return answers;
}

test.describe('the pages of texts', () => {
  for (const locale of locales) {
    test(`are whole without scripts, in ${locale}`, async ({ request }) => {
      for (const path of pages) {
        const response = await request.get(pathInLocale(path, locale));
        const html = await response.text();
        expect.soft(response.status(), path).toBe(200);
        expect.soft(html.match(/<h1[ >]/g), path).toHaveLength(1);
        expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/);
        expect.soft(html, path).toContain('"@type":"BreadcrumbList"');
      }
    });
  }

  test('lead only to pages that there are', async ({ request }) => {
    test.slow();
    const answers = await crawl(
      request,
      pages.flatMap((path) => locales.map((locale) => pathInLocale(path, locale))),
    );
    expect([...answers].filter(([, status]) => status >= 400)).toEqual([]);
    const posts = [...answers.keys()].filter((path) => /^\/blog\/[^/?]+$/.test(path));
    expect(posts.length).toBeGreaterThanOrEqual(16);
  });

  test('are not there under names that nobody gave', async ({ page, watch }) => {
    watch.allow(/404/);
    for (const path of ['/no-such-page', '/blog/no-such-story']) {
      const response = await page.goto(`${path}?from=here`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible();
    }
  });
});

for (const [width, colorScheme, locale] of [
  [320, 'light', 'fr'],
  [1440, 'dark', 'en'],
] as const) {
  test(`the pages of texts are for everybody: ${width} px, ${colorScheme}, ${locale}`, async ({ browser, baseURL }) => {
    test.slow();
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    for (const path of pages) {
      await page.goto(pathInLocale(path, locale));
      await settle(page);
      expect.soft(await checkAccessibility(page), path).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
    expect(said).toEqual([]);
    await context.close();
  });
}

test('an answer opens by its link, and texts lead on without a new document', async ({ page }) => {
  await page.goto('/faqs#what-do-the-grades-mean');
  const answer = page.getByText('One string for each grade', { exact: false });
  await expect(answer).toBeInViewport();
  await settle(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'call us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('the banner says what the shop wrote, in the language of the page', async ({ page }) => {
  for (const [path, text, place] of [
    ['/', 'New on the wall every Tuesday. See the latest arrivals', '/shop?sort=LISTING_TIME_DESC'],
    ['/fr', 'Du nouveau au mur chaque mardi. Voir les nouveautés', '/fr/shop?sort=LISTING_TIME_DESC'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('section li').getByRole('link', { name: text })).toHaveAttribute('href', place);
  }
});
