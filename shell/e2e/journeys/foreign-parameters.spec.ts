import { expect, settle, test } from '../support/test.ts';
import { waitForHydration } from '@headstock/test-browser/wait-for-hydration';

const foreign = 'utm_source=mail&utm_campaign=spring&gclid=a%26b';

for (const prefix of ['', '/fr'])
  test(`a page with parameters of others is the same page${prefix}`, async ({ page, request, baseURL }) => {
    const plain = await (await request.get(`${prefix}/shop?page=2`)).text();
    const marked = await (await request.get(`${prefix}/shop?${foreign}&page=2`)).text();
    expect(marked).toBe(plain);
    expect(marked).toContain(`<link rel="canonical" href="${baseURL}${prefix}/shop?page=2"`);
    await page.goto(`${prefix}/shop?${foreign}&page=2`);
    await settle(page);
    // The browser keeps the whole address, and hands it on to the other language.
    expect(page.url()).toBe(`${baseURL}${prefix}/shop?${foreign}&page=2`);
    const language = page.getByRole('link', { name: prefix === '' ? 'Français' : 'English' }).first();
    await waitForHydration(language);
    await expect(language).toHaveAttribute('href', `${prefix === '' ? '/fr' : ''}/shop?${foreign}&page=2`);
  });

test('a redirect keeps the parameters of others', async ({ request, baseURL }) => {
  const listing = await (await request.get('/shop')).text();
  const [, slug = '', id = ''] = /href="\/shop\/([\w-]+)\/([0-9a-z]{13})"/.exec(listing) ?? [];
  const answer = await request.get(`/shop/another-name/${id}?${foreign}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  const location = new URL(answer.headers()['location'] ?? '', baseURL);
  expect([location.pathname, location.search]).toEqual([`/shop/${slug}/${id}`, `?${foreign}`]);
});
