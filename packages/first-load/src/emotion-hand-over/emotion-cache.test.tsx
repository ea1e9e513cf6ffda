/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { createEmotionCache } from './emotion-cache.ts';

const Known = styled.p`
  color: red;
`;
const New = styled.p`
  color: blue;
`;

const show = (cache: EmotionCache, view: ReactNode) => render(<CacheProvider value={cache}>{view}</CacheProvider>);
const styles = (): Element[] => [...document.querySelectorAll('style[data-emotion=hs]')];

describe('the Emotion cache of a page from the server', () => {
  it('takes its rules over where they stand, and puts only others behind them', async () => {
    const { container } = show(createEmotionCache(), <Known />);
    const name = container.firstElementChild?.className ?? '';
    for (const style of styles()) style.remove();
    document.head.innerHTML = `<style data-emotion="hs">.${name}{color:red;}</style><meta name="last">`;
    const [server] = styles();
    const moves = new MutationObserver(() => undefined);
    moves.observe(document.head, { childList: true });

    const cache = createEmotionCache();
    show(cache, <Known />);
    expect(moves.takeRecords()).toEqual([]);
    expect(styles()).toEqual([server]);

    show(cache, <New />);
    expect(styles()[0]).toBe(server);
    expect(styles()).toHaveLength(2);
    expect(document.head.lastElementChild?.getAttribute('name')).toBe('last');
  });
});
