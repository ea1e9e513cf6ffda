/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SearchPanelProps } from '@headstock/contracts/remotes';
import { GraphQLClientProvider } from '@headstock/graphql-client';
import { IntlRoot } from '@headstock/i18n/messages';
import { useRef, useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loadWidget } from '#mfe-catalog/widgets/search-panel.tsx';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const found = [
  {
    kind: 'item',
    label: '1959 Gibson Les Paul',
    path: '/shop/les-paul/1',
    image: { id: 'p1' },
    price: { amountCents: 245_000 },
    conditionLabel: 'Good',
  },
  {
    kind: 'brand',
    label: 'Gibson',
    path: '/shop?brand=%5B%22gibson%22%5D',
    image: null,
    price: null,
    conditionLabel: null,
  },
];

function Box({ Panel }: { readonly Panel: ComponentType<SearchPanelProps> }) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input ref={input} aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      {open && <Panel query={query} onQuery={setQuery} input={input} onClose={() => setOpen(false)} />}
    </form>
  );
}

async function openPanel() {
  const { client, requests } = createFakeGraphQLClient({
    CatalogSearchSuggestions: () => ({ searchSuggestions: found }),
  });
  const { Widget } = await loadWidget({ locale: 'en' });
  const router = createMemoryRouter([{ path: '*', element: <Box Panel={Widget} /> }]);
  render(
    <GraphQLClientProvider value={client}>
      <IntlRoot locale="en" messages={{}} timeZone="UTC">
        <RouterProvider router={router} />
      </IntlRoot>
    </GraphQLClientProvider>,
  );
  return { requests, router };
}
const box = (): HTMLElement => screen.getByRole('combobox');
const type = async (text: string): Promise<void> => {
  fireEvent.change(box(), { target: { value: text } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
};
const key = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.keyDown(box(), { key: name });
  });
};
const active = (): string | null =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('the search panel', () => {
  it('asks once the typing rests, and shows items, ways to narrow and everything', async () => {
    const { requests } = await openPanel();
    fireEvent.change(box(), { target: { value: 'g' } });
    await type('gib');
    expect(requests()).toEqual([['CatalogSearchSuggestions', { keywords: 'gib' }]]);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Gibson',
      'Everything for “gib”',
      '1959 Gibson Les Paul $2,450 · Good',
    ]);
    const places = screen.getByRole('listbox').querySelectorAll<HTMLElement>('small[data-usd]');
    expect([...places].map(({ dataset }) => dataset['usd'])).toEqual(['245000']);
  });

  it('is walked through by keys from the box, which keeps the focus', async () => {
    const { router } = await openPanel();
    await type('gib');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    await key('ArrowDown');
    expect(active()).toBe('Gibson');
    await key('ArrowUp');
    expect(active()).toBeNull();
    await key('ArrowUp');
    expect(active()).toBe('1959 Gibson Les Paul $2,450 · Good');
    await key('Enter');
    expect(router.state.location.pathname).toBe('/shop/les-paul/1');
  });

  it('asks nothing before something is typed', async () => {
    const { requests } = await openPanel();
    await type('   ');
    await key('ArrowDown');
    expect(requests()).toEqual([]);
  });

  it('remembers what was looked for and offers it again, until it is told to forget', async () => {
    await openPanel();
    await type('gib');
    fireEvent.submit(box().closest('form')!);
    cleanup();
    const { router } = await openPanel();
    await key('ArrowDown');
    expect(active()).toBe('gib');
    fireEvent.click(screen.getByRole('button', { name: 'Forget these' }));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(router.state.location.search).toBe('');
  });

  it('closes with Escape and leaves the box as it was', async () => {
    await openPanel();
    await key('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('textbox').hasAttribute('aria-controls')).toBe(false);
  });

  it('survives garbage in the storage', async () => {
    localStorage.setItem('headstock-searches', '{"a":[1]');
    await openPanel();
    expect(screen.queryByRole('option')).toBeNull();
  });
});
