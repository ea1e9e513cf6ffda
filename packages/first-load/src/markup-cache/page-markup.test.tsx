import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { createEmotionCache } from '../emotion-hand-over/emotion-cache.ts';
import { insertStyles } from '../emotion-hand-over/insert-styles.ts';
import { CachedMarkup, PagePartsProvider, type PartKind } from './cached-markup.tsx';
import { MarkupCache } from './markup-cache.ts';
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

/** A page of cards as the server sends it; without a cache where there is no kind. */
async function page(names: readonly string[], kind: PartKind | null): Promise<string> {
  const emotion = createEmotionCache();
  const parts = new PageMarkup(emotion);
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <html lang="en">
        <head />
        <body>
          <PagePartsProvider value={kind && parts}>
            <CacheProvider value={emotion}>
              <Frame>
                {names.map((name) => (
                  <CachedMarkup key={name} kind={kind ?? { limit: 1 }} id={name}>
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
async function pageAndRenders(names: readonly string[], kind: PartKind): Promise<[html: string, rendered: string[]]> {
  rendered.length = 0;
  const html = await page(names, kind);
  return [html, [...rendered]];
}

describe('a page with cached parts', () => {
  it('is byte for byte the page without them, whether the cache has them or not', async () => {
    const kind = { limit: 10 };
    const plain = await page(['one', 'two & <three>'], null);
    expect(plain).toContain('two &amp; &lt;three&gt;');
    expect(await page(['one', 'two & <three>'], kind)).toBe(plain);
    expect(await page(['one', 'two & <three>'], kind)).toBe(plain);
  });

  it('renders only what the cache does not have', async () => {
    const kind = { limit: 10 };
    await page(['one', 'two'], kind);
    expect(await pageAndRenders(['two', 'one'], kind)).toEqual([await page(['two', 'one'], null), []]);
    const [html, added] = await pageAndRenders(['one', 'four', 'two'], kind);
    expect(added).toEqual(['four']);
    expect(html).toBe(await page(['one', 'four', 'two'], null));
  });

  it('may have parts within parts', () => {
    const [outer, inner] = [{ limit: 10 }, { limit: 10 }];
    const nested = (): string => {
      const parts = new PageMarkup(createEmotionCache());
      const card = (
        <CachedMarkup kind={inner} id="inner">
          {() => <b>inner</b>}
        </CachedMarkup>
      );
      const html = renderToStaticMarkup(
        <PagePartsProvider value={parts}>
          <CachedMarkup kind={inner} id="first">
            {() => <i>first</i>}
          </CachedMarkup>
          <CachedMarkup kind={outer} id="outer">
            {() => <p>before {card} after</p>}
          </CachedMarkup>
        </PagePartsProvider>,
      );
      return parts.complete(html);
    };
    const whole = '<i>first</i><p>before <b>inner</b> after</p>';
    expect([nested(), nested()]).toEqual([whole, whole]);
  });

  it('takes nothing out of a text that looks like a mark', async () => {
    const forged = '<template data-part="0"></template>';
    expect(await page([forged], { limit: 10 })).toBe(await page([forged], null));
  });
});

describe('a markup cache', () => {
  it('forgets what was not asked for the longest', () => {
    const cache = new MarkupCache(2);
    const part = { html: '<i></i>', rules: [] };
    cache.set('one', part);
    cache.set('two', part);
    cache.get('one');
    cache.set('three', part);
    expect(['one', 'two', 'three'].map((key) => cache.get(key) === part)).toEqual([true, false, true]);
  });
});
