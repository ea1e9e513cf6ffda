import { describe, expect, it } from '@jest/globals';
import { CacheProvider, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { createEmotionCache } from './emotion-cache.ts';
import { insertStyles } from './insert-styles.ts';

const Early = styled.p`
  display: flex;
  content: 'early $& $1';
`;
const Late = styled.p`
  content: 'late';
`;

function render(nonce?: string): string {
  const cache = createEmotionCache(nonce);
  const page = (
    <CacheProvider value={cache}>
      <html lang="en">
        <head>
          <title>t</title>
        </head>
        <body>
          <Global styles={{ body: { margin: 0 } }} />
          <Early>one</Early>
          <Early>two</Early>
          <Late>three</Late>
        </body>
      </html>
    </CacheProvider>
  );
  return insertStyles(renderToString(page), cache);
}

describe('the rules of a page', () => {
  it('stand before </head>, each once, and without prefixes for old browsers', () => {
    const html = render();
    const style = html.indexOf('<style data-emotion="hs"');
    expect(style).toBeGreaterThan(0);
    expect(style).toBeLessThan(html.indexOf('</head>'));
    expect(html.match(/early/g)).toHaveLength(1);
    expect(html).toContain("content:'early $& $1'");
    expect(html).toContain("content:'late'");
    expect(html).not.toContain('-webkit-');
  });

  it('come after the global ones', () => {
    const html = render();
    const global = html.indexOf('<style data-emotion="hs-global"');
    expect(global).toBeGreaterThan(0);
    expect(global).toBeLessThan(html.indexOf('<style data-emotion="hs"'));
  });

  it('have the nonce', () => expect(render('abc')).toContain('<style data-emotion="hs" nonce="abc">'));

  it('are left out of what is no document', () => {
    expect(insertStyles('<p>one</p>', createEmotionCache())).toBe('<p>one</p>');
  });
});
