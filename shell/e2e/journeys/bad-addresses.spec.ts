import { validateHtml } from '@headstock/testing/validate-html';
import { messagesIn } from '../support/messages.ts';
import { expect, settle, test } from '../support/test.ts';

const long = 'x'.repeat(10_000);
const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const hostile = encodeURIComponent(markup);

/** Addresses as nobody types them, each with the status that says what it is. */
const addresses: readonly (readonly [path: string, status: number])[] = [
  // What a listing cannot understand it leaves out.
  [`/shop?keywords=${long}`, 200],
  ['/shop?keywords=%00%0A%1B%7F', 200],
  ['/shop?keywords=%', 200],
  ['/shop?keywords=%E0%A4%A', 200],
  [`/shop?keywords=${hostile}&brand=${hostile}&seller=${hostile}&tags=${hostile}`, 200],
  ['/shop?brand=[%22', 200],
  ['/shop?brand={%22a%22:1}', 200],
  ['/shop?brand=[[[', 200],
  [`/shop?brand=${long}&decade=99999&minPrice=-5&maxPrice=1e400`, 200],
  ['/shop?sort=BOGUS', 200],
  ['/shop?sort=__proto__&unfold=constructor', 200],
  ['/shop?__proto__[x]=1&constructor=1', 200],
  ['/shop?keywords=a&keywords=b&sort=PRICE_ASC&sort=YEAR_ASC', 200],
  ...['-1', '0', '1e9', 'NaN', '999999999999', '%00'].map((page) => [`/shop?page=${page}`, 200] as const),
  ['/fr/shop?page=NaN&sort=%00', 200],
  ...['-1', '0', '1e9', 'NaN', '%00'].map((page) => [`/blog?page=${page}`, 200] as const),
  [`/shop/compare?ids=%00,%3Cb%3E,${long}&only=x&find=%00`, 200],
  [`/shop/compare?ids=[%22&find=${hostile}`, 200],
  ['/shop/compare?ids=__proto__,constructor', 200],
  // What names nothing is not found.
  ['/shop/category/nope', 404],
  ['/shop/category/__proto__', 404],
  ['/shop/category/%00', 404],
  [`/shop/category/${long}`, 404],
  [`/shop/category/${hostile}`, 404],
  ['/shop/a/__proto__', 404],
  ['/shop/a/%00', 404],
  [`/shop/a/${long}`, 404],
  [`/shop/x/y/${hostile}`, 404],
  ['/shop/..%2f..%2fetc/passwd', 404],
  ['/blog/%00', 404],
  ['/blog/category/__proto__', 404],
  ['/forms/__proto__', 404],
  ['/forms/%00', 404],
  ['/orders/__proto__', 404],
  ['/__proto__', 404],
  ['/%00', 404],
  [`/${long}`, 404],
  [`/fr/${hostile}`, 404],
  // Nor is what is no address.
  ['/%', 404],
  ['/fr/%', 404],
  ['/shop/%/%', 404],
  ['/shop/category/%E0%A4%A', 404],
  ['//evil.example/shop', 404],
  ['///', 404],
];

test('every address has a clear answer, whatever stands in it', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  for (const [path, status] of addresses) {
    const answer = await request.get(baseURL + path);
    const html = await answer.text();
    const isPage = answer.headers()['content-type']?.startsWith('text/html') === true && html.includes('</h1>');
    const repeats = html.includes('<script>alert') || html.includes('<img src=x') || html.includes('\0');
    const judged = await validateHtml(html);
    if (answer.status() !== status || !isPage || repeats || judged.length > 0)
      faults.push(`${path.slice(0, 80)}: ${answer.status()}, page ${isPage}, repeats ${repeats}, ${judged.join('; ')}`);
    expect(answer.headers()['x-content-type-options'], path.slice(0, 80)).toBe('nosniff');
  }
  expect(faults).toEqual([]);
});

test('what is no address shows the shop’s own page, in its language', async ({ page, watch, message }) => {
  watch.allow(/404/, /could not be decoded because it is a malformed URL segment/);
  for (const [path, title] of [
    ['//evil.example/shop', message('shell.error.not-found')],
    ['/fr/shop/%', messagesIn('fr')('shell.error.not-found')],
  ] as const) {
    await page.goto('/healthz');
    await page.evaluate((to) => location.assign(location.origin + to), path);
    await expect(page.getByText(title)).toBeVisible();
    await settle(page);
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('what is refused says so, and is kept nowhere', async ({ request }) => {
  const refused = [
    ['POST', '/shop', 405],
    ['GET', '/assets/none.js', 404],
    ['GET', '/remotes/mfe-catalog/x/browser/..%2f..%2fserver', 400],
    ['GET', '/api/none', 404],
    ['DELETE', '/api/cms-options', 405],
  ] as const;
  for (const [method, path, status] of refused) {
    const answer = await request.fetch(path, { method });
    expect([path, answer.status()]).toEqual([path, status]);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
  }
  const tooMuch = { headers: { 'content-type': 'application/json' }, data: 'x'.repeat(2 ** 21) };
  expect((await request.post('/api/subscribe', tooMuch)).status()).toBe(413);
});
