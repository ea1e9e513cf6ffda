import type { APIRequestContext, Page } from '@playwright/test';
import { expect, settle, test } from '../support/test.ts';

interface Answer {
  readonly id: string;
  readonly html: string;
  readonly head: { readonly style: readonly { readonly innerHTML: string }[] };
  readonly props: unknown;
}

async function read(request: APIRequestContext, key: string): Promise<Answer> {
  const response = await request.get(`/__nuxt_island/${key}.json`);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('private, max-age=0, must-revalidate');
  const answer: Answer = await response.json();
  expect(answer.id).toBe(key);
  return answer;
}

const textOf = async (request: APIRequestContext, path: string): Promise<string> => (await request.get(path)).text();
const heightOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => document.querySelector('footer')?.offsetHeight);

test('gives parts of pages by themselves, as they stand in their pages', async ({ request, page }) => {
  const [path = '', id = ''] = /\/shop\/[\w-]+\/([0-9a-z]{13})"/.exec(await textOf(request, '/shop')) ?? [];
  const places = [
    ['/fr', 'footer_fr'],
    ['/fr', 'latest-arrivals_fr'],
    [path.slice(0, -1), `product-record_en_${id}`],
    [path.slice(0, -1), `similar-items_en_${id}`],
  ] as const;
  for (const [place, key] of places) {
    // What others buy meanwhile changes both, one a moment after the other.
    await expect(async () => {
      const { html } = await read(request, key);
      expect(html.length).toBeGreaterThan(500);
      expect((await textOf(request, place)).includes(html)).toBe(true);
    }).toPass();
  }
  expect((await read(request, `product-record_en_${id}`)).props).toEqual({ locale: 'en', id });

  // In a document with nothing but the shop's own style sheet it looks as in its page.
  await page.goto('/fr');
  const before = await heightOf(page);
  const home = await textOf(request, '/fr');
  const { head, html } = await read(request, 'footer_fr');
  const bare = home.replace(/<style data-emotion[^]*?<\/style>/g, '').replace(/<body>[^]*$/, `<body>${html}`);
  const rules = head.style.map(({ innerHTML }) => `<style>${innerHTML}</style>`).join('');
  await page.route('**/fr/alone', (route) =>
    route.fulfill({ contentType: 'text/html', body: bare.replace('</head>', () => `${rules}</head>`) }),
  );
  await page.goto('/fr/alone');
  expect(await heightOf(page)).toBe(before);
});

test('says in JSON that there is no such part', async ({ request }) => {
  for (const file of ['nothing_en.json', 'footer_en', 'product-record_en_0000000000000.json', 'a/b.json', '']) {
    const response = await request.get(`/__nuxt_island/${file}`);
    expect(response.status()).toBe(404);
    expect(await response.json()).toEqual({ statusCode: 404, message: 'There is no such part.' });
  }
});

test('leads on from what stands on the home page without a new document', async ({ page }) => {
  for (const [prefix, name] of [
    ['', 'Mandolins'],
    ['/fr', 'Mandolines'],
  ] as const) {
    await page.goto(`${prefix}/`);
    await settle(page);
    await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
    await page.locator('[data-island=home-sections]').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/shop/category/mandolins$`));
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
    // Back there everything is rendered in the browser.
    await page.getByRole('banner').getByRole('link', { name: 'Headstock', exact: true }).click();
    await expect(page.locator('[data-island=home-sections]').getByRole('link', { name })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  }
});
