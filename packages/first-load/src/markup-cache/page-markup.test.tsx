import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createEmotionCache } from '../emotion-hand-over/emotion-cache.ts';
import { insertStyles } from '../emotion-hand-over/insert-styles.ts';
import { CachedMarkup, PagePartsProvider } from './cached-markup.tsx';
import { createMarkupCache, type MarkupCache } from './markup-cache.ts';
import { PageMarkup } from './page-markup.ts';

const Card = styled.article`
  color: red;
  & > b {
    color: blue;
  }
`;
const Row = styled.div`
  display: grid;
`;
const Frame = styled.section`
  margin: 0;
`;

const rendered: string[] = [];
function Item({ name }: { readonly name: string }): ReactNode {
  rendered.push(name);
  return (
    <Card>
      <b>{name}</b> {name.length > 3 && 'in stock'}
    </Card>
  );
}

/** A page of cards as the server sends it; without caches where there is none. */
async function page(names: readonly string[], cache: MarkupCache | null): Promise<string> {
  const emotion = createEmotionCache();
  const parts = new PageMarkup(emotion);
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <html lang="en">
        <head />
        <body>
          <PagePartsProvider value={cache && parts}>
            <CacheProvider value={emotion}>
              <Frame>
                {names.map((name) => (
                  <CachedMarkup key={name} cache={cache ?? createMarkupCache(1)} id={name}>
                    {() => <Item name={name} />}
                  </CachedMarkup>
                ))}
                <Row>end</Row>
              </Frame>
            </CacheProvider>
          </PagePartsProvider>
        </body>
      </html>,
      { onAllReady: () => resolve(text(stream.pipe(new PassThrough()))), onError: reject },
    );
  });
  return insertStyles(parts.complete(html), emotion);
}

/** The page, and which of its cards were rendered for it. */
async function pageAndRenders(
  names: readonly string[],
  cache: MarkupCache,
): Promise<[html: string, rendered: string[]]> {
  rendered.length = 0;
  const html = await page(names, cache);
  return [html, [...rendered]];
}

describe('a page with cached parts', () => {
  it('is byte for byte the page without them, whether the cache has them or not', async () => {
    const cache = createMarkupCache(10);
    const plain = await page(['one', 'two & <three>'], null);
    expect(plain).toContain('two &amp; &lt;three&gt;');
    expect(await page(['one', 'two & <three>'], cache)).toBe(plain);
    expect(await page(['one', 'two & <three>'], cache)).toBe(plain);
  });

  it('renders only what the cache does not have', async () => {
    const cache = createMarkupCache(10);
    await page(['one', 'two'], cache);
    expect(await pageAndRenders(['two', 'one'], cache)).toEqual([await page(['two', 'one'], null), []]);
    const [html, added] = await pageAndRenders(['one', 'four', 'two'], cache);
    expect(added).toEqual(['four']);
    expect(html).toBe(await page(['one', 'four', 'two'], null));
  });

  it('takes nothing out of a text that looks like a mark', async () => {
    const forged = '<template data-part="0"></template>';
    expect(await page([forged], createMarkupCache(10))).toBe(await page([forged], null));
  });
});

describe('a markup cache', () => {
  it('forgets what was not asked for the longest', () => {
    const cache = createMarkupCache(2);
    const part = { html: '<i></i>', rules: [] };
    cache.set('one', part);
    cache.set('two', part);
    cache.get('one');
    cache.set('three', part);
    expect(['one', 'two', 'three'].map((key) => cache.get(key) === part)).toEqual([true, false, true]);
  });
});
