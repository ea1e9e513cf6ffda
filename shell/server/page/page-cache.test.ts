import { describe, expect, it, jest } from '@jest/globals';
import { PageBody } from './page-body.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';

const page = (text: string, status = 200, headers = {}): RenderedPage => ({
  status,
  headers,
  body: new PageBody(text),
});
const textOf = ({ body }: RenderedPage): string | undefined => body?.ready('identity')?.toString();

describe('the page cache', () => {
  it('renders a page once for concurrent requests, and again when it is stale', async () => {
    const cache = new PageCache(1000);
    const render = jest.fn(async () => page('a'));
    await Promise.all([cache.get('/', render), cache.get('/', render)]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('serves a stale page while the next one is rendered', async () => {
    const cache = new PageCache(1000);
    await cache.get('/', async () => page('old'));
    const later = Date.now() + 1500;
    const stale = await cache.get('/', async () => page('new'), undefined, later);
    expect(textOf(stale)).toBe('old');
    await new Promise((resolve) => setImmediate(resolve));
    expect(textOf(await cache.get('/', async () => page('newer')))).toBe('new');
  });

  it('returns fresh pages synchronously, and nothing else', async () => {
    const cache = new PageCache(1000);
    expect(cache.fresh('/')).toBeUndefined();
    const kept = await cache.get('/', async () => page('a'));
    expect(cache.fresh('/')).toBe(kept);
    expect(cache.fresh('/', Date.now() + 1500)).toBeUndefined();
  });

  it('reuses the bytes of a page that renders unchanged', async () => {
    const cache = new PageCache(1000);
    const first = await cache.get('/', async () => page('same'));
    const renderAnew = (text: string) => cache.get('/', async () => page(text), undefined, Date.now() + 60_000);
    await renderAnew('same');
    expect(cache.fresh('/')).toBe(first);
    const other = await renderAnew('other');
    expect(cache.fresh('/')).toBe(other);
  });

  it('waits for a new page when the stale one is too old', async () => {
    const cache = new PageCache(1000);
    await cache.get('/', async () => page('old'));
    expect(textOf(await cache.get('/', async () => page('new'), undefined, Date.now() + 60_000))).toBe('new');
  });

  it('keeps nothing that was being rendered when all was forgotten', async () => {
    const cache = new PageCache(1000);
    const old = Promise.withResolvers<RenderedPage>();
    const waiting = cache.get('/', () => old.promise);
    cache.clear();
    const current = await cache.get('/', async () => page('new'));
    old.resolve(page('old'));
    expect(textOf(await waiting)).toBe('old');
    expect(textOf(current)).toBe('new');
    expect(cache.fresh('/')).toBe(current);
  });

  it('serves no page from before a change, and renders one once for all who ask after it', async () => {
    const cache = new PageCache(1000);
    await cache.get('/', async () => page('sold soon'));
    cache.outdate();
    expect(cache.fresh('/')).toBeUndefined();
    const render = jest.fn(async () => page('sold'));
    const pages = await Promise.all([cache.get('/', render), cache.get('/', render)]);
    expect(pages.map(textOf)).toEqual(['sold', 'sold']);
    expect(render).toHaveBeenCalledTimes(1);
    expect(textOf(await cache.get('/', render))).toBe('sold');
  });

  it('refuses no page that was there to a rate-limited client, not even after a change', async () => {
    const cache = new PageCache(1000);
    await cache.get('/', async () => page('before'));
    cache.outdate();
    expect(
      textOf(
        await cache.get(
          '/',
          async () => page('after'),
          () => 60,
        ),
      ),
    ).toBe('before');
    expect(textOf(await cache.get('/', async () => page('after')))).toBe('after');
  });

  it('keeps nothing that was being rendered at a change, which may show what was before', async () => {
    const cache = new PageCache(1000);
    const early = Promise.withResolvers<RenderedPage>();
    const waiting = cache.get('/', () => early.promise);
    cache.outdate();
    const current = await cache.get('/', async () => page('after'));
    early.resolve(page('before'));
    await waiting;
    expect(cache.fresh('/')).toBe(current);
  });

  it('reuses the bytes of a page that a change did not touch', async () => {
    const cache = new PageCache(1000);
    const first = await cache.get('/', async () => page('same'));
    cache.outdate();
    await cache.get('/', async () => page('same'));
    expect(cache.fresh('/')).toBe(first);
  });

  it('caches neither errors nor pages with a fallback', async () => {
    const cache = new PageCache(1000);
    const render = jest.fn(async () => page('x', 404));
    await cache.get('/a', render);
    await cache.get('/a', render);
    const degraded = jest.fn(async () => page('x', 200, { 'x-degraded': '1' }));
    await cache.get('/b', degraded);
    await cache.get('/b', degraded);
    expect([render.mock.calls.length, degraded.mock.calls.length]).toEqual([2, 2]);
  });

  it('serves an older page where the API or a remote fails', async () => {
    const cache = new PageCache(1000);
    await cache.get('/', async () => page('before'));
    const inTenMinutes = Date.now() + 600_000;
    const at = (render: () => Promise<RenderedPage>) => cache.get('/', render, undefined, inTenMinutes);
    expect(textOf(await at(async () => page('down', 503, { 'x-degraded': '1' })))).toBe('before');
    expect(textOf(await at(async () => page('after')))).toBe('after');
    cache.outdate();
    expect(textOf(await cache.get('/', async () => page('down', 503)))).toBe('after');
  });

  it('waits only so long for a page of which it has an older one, and keeps it when it comes', async () => {
    const cache = new PageCache(1000, { patience: 20 });
    await cache.get('/', async () => page('before'));
    cache.outdate();
    const slow = Promise.withResolvers<RenderedPage>();
    expect(textOf(await cache.get('/', () => slow.promise))).toBe('before');
    slow.resolve(page('after'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(textOf(await cache.get('/', async () => page('later')))).toBe('after');
  });

  it('tells that a page is gone rather than serving it from before', async () => {
    const cache = new PageCache(1000);
    await cache.get('/', async () => page('there'));
    cache.outdate();
    expect((await cache.get('/', async () => page('gone', 404))).status).toBe(404);
  });

  it('tells an error in rendering to whoever asked, also after the older page was served', async () => {
    const cache = new PageCache(1000, { patience: 20 });
    await cache.get('/', async () => page('before'));
    cache.outdate();
    await expect(cache.get('/', async () => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect');
    const slow = Promise.withResolvers<RenderedPage>();
    expect(textOf(await cache.get('/', () => slow.promise))).toBe('before');
    slow.reject(new Error('a defect'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('forgets pages that are too old to be served even where the API fails', async () => {
    const cache = new PageCache(10, { staleIfErrorFor: 100 });
    await cache.get('/', async () => page('before'));
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect((await cache.get('/', async () => page('down', 503))).status).toBe(503);
  });

  it('knows that no page is served as it is any more', async () => {
    const cache = new PageCache(1000);
    expect(cache.servesPages()).toBe(false);
    await cache.get('/', async () => page('a'));
    expect(cache.servesPages()).toBe(true);
    expect(cache.servesPages(Date.now() + 60_000)).toBe(false);
  });

  it('lets go of pages that are too old to be served, also when nobody comes any more', async () => {
    const cache = new PageCache(10, { staleFor: 20, staleIfErrorFor: 20 });
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => page(key));
    while (cache.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(textOf(await cache.get('a', async () => page('again')))).toBe('again');
  });

  it('forgets everything at once', async () => {
    const cache = new PageCache(1000);
    for (const key of ['a', 'b']) await cache.get(key, async () => page(key));
    expect(cache.size).toBe(2);
    cache.clear();
    expect(cache.size).toBe(0);
  });

  it('renders nothing for a rate-limited client, but serves it cached pages', async () => {
    const cache = new PageCache(1000);
    const render = jest.fn(async () => page('a'));
    const refused = () => 7;
    await expect(cache.get('/', render, refused)).rejects.toMatchObject({ statusCode: 429, retryAfter: 7 });
    const [first, joined] = await Promise.all([cache.get('/', render), cache.get('/', render, refused)]);
    expect(joined).toBe(first);
    expect(textOf(await cache.get('/', render, refused))).toBe('a');
    expect(textOf(await cache.get('/', render, refused, Date.now() + 1500))).toBe('a');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('stays within its memory limit, keys included', async () => {
    const cache = new PageCache(60_000, { maxBytes: 100_000 });
    for (let n = 0; n < 200; n++) await cache.get(`/${n}`, async () => page('x'.repeat(1000)));
    expect(cache.size).toBeGreaterThan(50);
    expect(cache.size).toBeLessThan(67);
    for (let n = 0; n < 200; n++) await cache.get(`/${n}?${'k'.repeat(10_000)}`, async () => page('x'));
    expect(cache.size).toBeLessThan(6);
  });

  it('does not cache a failed rendering', async () => {
    const cache = new PageCache(1000);
    await expect(cache.get('/', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(textOf(await cache.get('/', async () => page('yes')))).toBe('yes');
  });
});
