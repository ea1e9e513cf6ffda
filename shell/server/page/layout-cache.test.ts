import { describe, expect, it } from '@jest/globals';
import { bannerMessageOf, createLayoutCache, type ShellLayout } from './layout-cache.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function shop(answers: (() => Promise<ShellLayout>)[]) {
  const errors: unknown[] = [];
  let asked = 0;
  const layout = createLayoutCache(
    () => answers[asked++]?.() ?? Promise.resolve({ banner: [] }),
    (error) => errors.push(error),
  );
  return { layout, errors, asked: () => asked };
}
const says = (html: string) => () => Promise.resolve({ banner: [{ html, to: null }] });
const textsOf = async (layout: Promise<ShellLayout>) => (await layout).banner.map(({ html }) => html);
const fails = () => Promise.reject(new Error('down'));

describe('the layout cache', () => {
  it('fetches once for concurrent pages', async () => {
    const { layout, asked } = shop([says('a')]);
    expect(await Promise.all([textsOf(layout('en', 0)), textsOf(layout('en', 1))])).toEqual([['a'], ['a']]);
    expect(await textsOf(layout('en', 9999))).toEqual(['a']);
    expect(asked()).toBe(1);
  });

  it('serves a stale layout while it revalidates', async () => {
    const { layout } = shop([says('a'), says('b')]);
    await layout('en', 0);
    expect(await textsOf(layout('en', 10_000))).toEqual(['a']);
    await turn();
    expect(await textsOf(layout('en', 10_001))).toEqual(['b']);
  });

  it('forgets what it has and what is being requested', async () => {
    const old = Promise.withResolvers<ShellLayout>();
    const { layout } = shop([() => old.promise, says('new')]);
    const waiting = layout('en', 0);
    layout.clear();
    expect(await textsOf(layout('en', 1))).toEqual(['new']);
    old.resolve({ banner: [{ html: 'old', to: null }] });
    expect(await textsOf(waiting)).toEqual(['old']);
    expect(await textsOf(layout('en', 2))).toEqual(['new']);
  });

  it('is empty instead of failing, and retries', async () => {
    const { layout, errors } = shop([fails, says('b'), fails]);
    expect(await textsOf(layout('en', 0))).toEqual([]);
    expect(await textsOf(layout('en', 1))).toEqual(['b']);
    await layout('en', 20_000);
    await turn();
    expect(await textsOf(layout('en', 20_001))).toEqual(['b']);
    expect(errors).toHaveLength(2);
  });

  it('caches each language separately', async () => {
    const { layout } = shop([says('a'), says('à')]);
    expect([await textsOf(layout('en', 0)), await textsOf(layout('fr', 0))]).toEqual([['a'], ['à']]);
  });
});

describe('a message of the banner', () => {
  it.each([
    ['<a href="/fr/returns?x=1">Three &amp; days</a>', 'Three &amp; days', '/returns?x=1'],
    ['<a href="/fr">Home</a>', 'Home', '/'],
    ['<a href="https://a.test/">There</a>', 'There', 'https://a.test/'],
    ['<a href="/shop?a=1&amp;b=%22&quot;&amp;lt;">Both</a>', 'Both', '/shop?a=1&b=%22"&lt;'],
    ['Only <em>text</em>', 'Only <em>text</em>', null],
  ])('%s', (given, html, to) => {
    expect(bannerMessageOf(given)).toEqual({ html, to });
  });
});
