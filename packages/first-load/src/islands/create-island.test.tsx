/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { becomeInteractive } from './become-interactive.ts';
import { createIsland } from './create-island.tsx';
import { whenNear } from './when-near.ts';

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>;
const around = (children: ReactNode) => <IntlProvider locale="en">{children}</IntlProvider>;

afterEach(cleanup);

describe('an island', () => {
  it('keeps the markup of the server without loading anything', async () => {
    const fetch = jest.fn(async () => Words);
    const { Island } = createIsland('words', fetch);
    const container = document.createElement('div');
    container.innerHTML = '<div><p>of the server</p></div>';
    const root = await act(() => hydrateRoot(container, around(<Island key="1" words="first" />)));
    expect(container.textContent).toBe('of the server');
    await act(async () => root.render(around(<Island key="1" words="second" />)));
    expect(container.textContent).toBe('of the server');
    expect(fetch).not.toHaveBeenCalled();
    await act(async () => root.render(around(<Island key="2" words="of another page" />)));
    expect(container.textContent).toBe('of another page');
  });

  it('becomes interactive when the visitor scrolls near, if it has a trigger', async () => {
    let tell: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
    Reflect.set(
      globalThis,
      'IntersectionObserver',
      class {
        constructor(told: typeof tell) {
          tell = told;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const fetch = jest.fn(async () => Words);
    const { Island } = createIsland('words', fetch, becomeInteractive(whenNear));
    const container = document.createElement('div');
    container.innerHTML = '<div data-island="words"><p>of the server</p></div>';
    await act(() => hydrateRoot(container, around(<Island words="alive" />)));
    await act(async () => tell([{ isIntersecting: false }]));
    expect([container.textContent, fetch.mock.calls.length]).toEqual(['of the server', 0]);
    await act(async () => tell([{ isIntersecting: true }]));
    expect([container.textContent, fetch.mock.calls.length]).toEqual(['alive', 1]);
  });

  it('renders at once when it was loaded before, in the language of the page', async () => {
    const fetch = jest.fn(async () => Words);
    const { Island, load } = createIsland('words', fetch);
    await load('en');
    render(around(<Island words="here" />));
    expect(screen.getByText('here')).toBeTruthy();
    expect(fetch.mock.calls).toEqual([['en']]);
  });
});
