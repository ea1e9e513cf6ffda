import { startShellInstance } from '@headstock/testing/shell-instance';
import { copyRemote } from '@headstock/testing/remote-copy';
import { signIn } from '../support/accounts.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, settle, test } from '../support/test.ts';
import { waitForHydration } from '@headstock/test-browser/wait-for-hydration';

test.describe('what programs ask of the shop', () => {
  test('is its version, and the routes of that version', async ({ request }) => {
    const { id } = await (await request.get('/builds/latest.json')).json();
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    const meta = await request.get(`/builds/meta/${id}.json`);
    expect(meta.headers()['cache-control']).toContain('immutable');
    expect((await meta.json()).routes).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: '/checkout', cache: 'private' })]),
    );
    expect((await request.get('/builds/meta/0000000000000000.json')).status()).toBe(404);
    expect(await (await request.get('/shop')).text()).toContain(`"build":"${id}"`);
  });

  test('is the data of a page, in its language, and nothing else', async ({ request }) => {
    for (const path of ['/', '/shop/category/mandolins', '/fr/shop/category/mandolins?sort=PRICE_DESC']) {
      const [pathname = '', query] = path.split('?');
      const answer = await request.get(`${pathname.replace(/\/$/, '')}/_payload.json${query ? `?${query}` : ''}`);
      expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8');
      const payload = await answer.json();
      expect(payload).toMatchObject({ path, locale: path.startsWith('/fr') ? 'fr' : 'en', status: 200 });
      expect(Object.keys(payload.data)).toHaveLength(1);
    }
    const missing = await request.get('/no/such/page/_payload.json');
    expect([missing.status(), await missing.json()]).toEqual([
      404,
      { statusCode: 404, message: 'Page not found: /no/such/page' },
    ]);
    const item = await request.get('/shop/no-such-guitar/0123456789abc/_payload.json');
    expect((await item.json()).message).toBe('Page Not Found: /shop/no-such-guitar/0123456789abc');
  });

  test('is the data of a closed page for those alone who may see it', async ({ page }) => {
    const status = async (): Promise<number> => (await page.request.get('/admin/accounts/_payload.json')).status();
    expect(await status()).toBe(403);
    await signIn(page, 'buyer');
    expect(await status()).toBe(403);
    await signIn(page, 'admin');
    const answer = await page.request.get('/admin/accounts/_payload.json');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  });
});

test('a visitor is offered the newer version of the shop, and loads it when it suits', async ({ page }) => {
  test.slow();
  using copy = copyRemote('mfe-catalog');
  copy.change('src/messages/home.en.json', (text) => text.replace('Good wood remembers.', 'Old wood, new songs.'));
  await using front = await startShellInstance({ shop: journeyShop() });
  await page.clock.install();
  const firstCheck = page.waitForResponse('**/builds/latest.json');
  await page.goto(front.origin);
  await settle(page);
  await page.mouse.move(200, 300);
  await page.mouse.move(300, 400);
  // The page checks for the first time before there is anything new: code that it loads for an answer would run into its time
  // limit when the clock is put forward meanwhile.
  await firstCheck;
  await waitForHydration(page.getByRole('heading', { level: 1 }));
  // Not before: beside a build the page may be too slow to use in time what it has loaded ahead, of which Chromium warns.
  await copy.build();
  await front.publish('mfe-catalog', copy.distFolder);
  await expect.poll(async () => (await fetch(front.origin)).text(), { timeout: 10_000 }).toContain('Old wood');

  await page.clock.fastForward('04:00');
  const offer = page.getByText('A newer version of the shop is here.');
  await expect(offer).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good wood remembers.');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old wood, new songs.');
});
