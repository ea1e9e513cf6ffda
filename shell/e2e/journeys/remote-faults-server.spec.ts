import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { RegistryFault } from '@headstock/testing/faulty-registry';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, settle, test } from '../support/test.ts';

/** What the server may spend on a remote before it answers without it, in ms, with what rendering takes on a busy machine. */
const LIMIT = 8000;

test.describe('on the server, with mfe-catalog broken from the start', () => {
  for (const fault of ['missing', 'hanging', 'corrupt'] as const satisfies readonly RegistryFault[]) {
    test(`${fault}: the page still answers, the other remotes work, and it recovers by itself`, async ({
      page,
      watch,
    }) => {
      await using front = await startShellInstance({
        shop: journeyShop(),
        before: (faults) => faults.break('mfe-catalog', fault),
      });
      const began = Date.now();
      const response = await page.request.get(`${front.origin}/shop`);
      expect([response.status(), response.headers()['retry-after']]).toEqual([503, '5']);
      expect(Date.now() - began).toBeLessThan(LIMIT);
      const html = await response.text();
      expect(html).toContain('This part of the shop is not available just now.');
      expect(html).not.toMatch(/at \w+ \(|node_modules/);

      // A remote that takes longer than a visitor is made to wait for is there soon after.
      const cart = `${front.origin}/cart`;
      await expect.poll(async () => (await page.request.get(cart)).status(), { timeout: 15_000 }).toBe(200);
      await page.goto(cart);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // Nothing of the page is left to load when its shell ends.
      await settle(page);

      front.faults.mend();
      await expect
        .poll(async () => (await page.request.get(`${front.origin}/shop`)).text(), { timeout: 15_000 })
        .toContain('<article');
      expect(watch.problems()).toEqual([]);
    });
  }
});

test('a remote that breaks later goes on from memory', async ({ page }) => {
  await using front = await startShellInstance({ shop: journeyShop() });
  expect(await (await page.request.get(`${front.origin}/shop`)).text()).toContain('<article');
  front.faults.break('mfe-catalog', 'hanging');
  const response = await page.request.get(`${front.origin}/shop/category/merch`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<article');
});

test('a page whose data cannot be had is no page of the shop for search engines', async ({ request }) => {
  const shop = journeyShop();
  const { hostname, port } = new URL(shop.apiUrl);
  const sockets = new Set<Socket>();
  // The way to the API, to be cut.
  const way = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const socket of [from, to]) sockets.add(socket.on('error', () => undefined));
    from.pipe(to).pipe(from);
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  const own = way.address();
  if (own === null || typeof own === 'string') throw new Error('The way to the API has no port.');
  await using front = await startShellInstance({ shop, env: { API_URL: `http://127.0.0.1:${own.port}` } });
  way.close();
  for (const socket of sockets) socket.destroy();

  const response = await request.get(`${front.origin}/shop?keywords=outage`);
  const { 'retry-after': retryAfter, 'cache-control': cacheControl } = response.headers();
  expect([response.status(), retryAfter, cacheControl]).toEqual([503, '5', 'private, no-store']);
  expect(await response.text()).toContain('The shop cannot answer just now.');
});
