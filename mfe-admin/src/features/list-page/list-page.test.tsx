/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { graphqlClientContext } from '@headstock/graphql-client';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { Button } from '@headstock/ui/button';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterContextProvider, RouterProvider, useLoaderData } from 'react-router';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';
import { listsMessages } from '#mfe-admin/messages/load-messages.ts';
import { listLoader, type ListData } from './list-loader.ts';
import { ListPage } from './list-page.tsx';
import { useListSelection } from './list-selection.tsx';
import { defineTable } from './list-table.ts';
import { defineList } from './list.model.ts';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly state: string;
}

const list = defineList({
  id: 'things',
  path: '/admin/things',
  columns: ['name', 'price', 'state'],
  sorts: ['name', 'price'],
  sort: 'name',
  filters: { state: { kind: 'choice', values: ['new', 'used'] }, price: { kind: 'amount' } },
  pageSize: 50,
});

const table = defineTable({
  list,
  rowId: ({ id }: Thing) => id,
  searchLabel: 'Words',
  rowDrawer: ({ id }) => `/admin/things/${id}`,
  bulkActions: [{ label: 'Price them', to: 'price' }],
  filters: {
    state: { label: 'Condition', values: { new: 'Brand new', used: 'Second hand' } },
    price: { label: 'Cost' },
  },
  columns: {
    name: { label: 'Name', names: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
    price: { label: 'Price', align: 'end', cell: ({ price }) => price, sortValue: ({ price }) => price },
    state: { label: 'State', cell: ({ state }) => state },
  },
});

const thing = (index: number): Thing => ({
  id: `t${index}`,
  name: `Thing ${String(index).padStart(5, '0')}`,
  price: 1000 - index,
  state: index % 2 ? 'used' : 'new',
});
const few = Array.from({ length: 4 }, (_, index) => thing(index));

function Page(): ReactNode {
  const data = useLoaderData<ListData<Thing>>();
  const add = (
    <Button as={DrawerLink} to="/admin/things/add">
      Add
    </Button>
  );
  return <ListPage table={table} data={data} words={{ title: 'Things', empty: 'No things' }} actions={add} />;
}

function PriceDrawer(): ReactNode {
  const { ids, clear } = useListSelection();
  const { done } = useDrawer();
  return (
    <>
      <p>Prices of {ids.join(' and ')}</p>
      <button
        type="button"
        onClick={() => {
          clear();
          done();
        }}
      >
        Save
      </button>
    </>
  );
}

function AddDrawer(): ReactNode {
  const [name, setName] = useState('');
  useUnsaved(name !== '');
  return <input aria-label="Name of the thing" value={name} onChange={(event) => setName(event.target.value)} />;
}

async function open(path: string, things: readonly Thing[] = few) {
  const asked: string[] = [];
  const loader = listLoader<Thing>(list, async ({ state }) => {
    asked.push(JSON.stringify(state.filters));
    const wanted = state.filters['state'];
    const rows = things.filter(({ state: each }) => !wanted || wanted.includes(each));
    return { rows, totalCount: rows.length, previous: null, next: null };
  });
  const { client } = createFakeGraphQLClient({});
  const drawer = (title: string, child: ReactNode): ReactNode => (
    <RouteDrawer title={title} parent="/admin/things">
      {child}
    </RouteDrawer>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Elsewhere</p> },
      {
        path: '/admin/things',
        loader,
        element: <Page />,
        children: [
          { path: 'price', element: drawer('Prices', <PriceDrawer />) },
          { path: 'add', element: drawer('A new thing', <AddDrawer />) },
          { path: ':id', element: drawer('One thing', null) },
        ],
      },
    ],
    {
      initialEntries: ['/', path],
      getContext: () => new RouterContextProvider(new Map([[graphqlClientContext, client]])),
    },
  );
  render(
    <IntlProvider locale="en" messages={await messages()} onError={() => undefined}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Things' });
  const address = (): string => router.state.location.pathname + router.state.location.search;
  const names = (): (string | null)[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  return { user: userEvent.setup(), address, asked, router, names };
}

async function messages(): Promise<Record<string, string>> {
  const loaded: object = await listsMessages.load('en');
  return { ...loaded };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a list page', () => {
  it('keeps its filters below the drawer of a row, and after it', async () => {
    const { user, address, asked, names } = await open('/admin/things?state=used');
    const before = asked.length;
    await user.click(screen.getByRole('link', { name: 'Thing 00001' }));
    const drawer = await screen.findByRole('dialog', { name: 'One thing' });
    expect(address()).toBe('/admin/things/t1?state=used');
    expect(asked).toHaveLength(before);
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin/things?state=used'));
    expect(names()).toEqual(['Thing 00001', 'Thing 00003']);
  });

  it('filters by the address, and each filter that is set is a link that takes it away', async () => {
    const { user, address, names } = await open('/admin/things?sort=-name');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('checkbox', { name: 'Second hand' }));
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(names()).toEqual(['Thing 00003', 'Thing 00001']));
    expect(address()).toBe('/admin/things?sort=-name&state=used');
    await user.click(screen.getByRole('link', { name: /Condition · Second hand/ }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(address()).toBe('/admin/things?sort=-name');
  });

  it('says which parts of an address it left out, and shows the rest', async () => {
    const { names } = await open('/admin/things?state=gone&price-from=lots');
    expect(screen.getByText(/were left out: state, price-from/)).toBeTruthy();
    expect(names()).toHaveLength(4);
  });

  it('sorts by a column up and down, in the address', async () => {
    const { user, address, names } = await open('/admin/things');
    await user.click(screen.getByRole('link', { name: 'Price' }));
    await waitFor(() => expect(names()[0]).toBe('Thing 00003'));
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('link', { name: 'Price' }));
    await waitFor(() => expect(names()[0]).toBe('Thing 00000'));
    expect(address()).toBe('/admin/things?sort=-price');
  });

  it('keeps columns, their order and density in the address and on this browser', async () => {
    const { user, address } = await open('/admin/things');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'State' }));
    await user.click(await screen.findByRole('button', { name: 'Move Price up' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(address()).toBe('/admin/things?columns=price%2Cname&density=compact'));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['', 'Price', 'Name']);
    cleanup();
    await open('/admin/things');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['', 'Price', 'Name']);
  });

  it('goes on from what was chosen before the address has followed', async () => {
    const { user, address } = await open('/admin/things');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'State' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move Price up' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(address()).toBe('/admin/things?columns=price%2Cname&density=compact'));
  });

  it('counts the chosen rows that a filter hides', async () => {
    const { user, router } = await open('/admin/things');
    await user.click(screen.getByRole('checkbox', { name: 'Choose all rows that are shown' }));
    expect(screen.getByText('4 chosen')).toBeTruthy();
    await router.navigate('/admin/things?state=used');
    expect(await screen.findByText('4 chosen, 2 not shown')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Price them' }));
    expect(await screen.findByText('Prices of t0 and t1 and t2 and t3')).toBeTruthy();
    expect(router.state.location.search).toBe('?state=used');
  });

  it('helps when nothing fits', async () => {
    await open('/admin/things?state=used', [thing(0)]);
    expect(screen.getByRole('heading', { name: 'Nothing fits.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/admin/things');
  });
});

describe('the rows of a list', () => {
  it('are gone through, chosen and opened by keyboard', async () => {
    const { user, address } = await open('/admin/things');
    const rows = screen.getAllByRole('row');
    await user.keyboard('j');
    expect(document.activeElement).toBe(rows[1]);
    await user.keyboard('{ArrowDown} ');
    expect(rows[2]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Shift>}{End}{/Shift}');
    expect(screen.getByText('3 chosen')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('3 chosen')).toBeNull();
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/things/t0'));
  });

  it('are one tab stop, whatever their number', async () => {
    await open('/admin/things');
    const stops = screen.getAllByRole('row').filter((row) => row.tabIndex === 0 && row.dataset['row']);
    expect(stops).toHaveLength(1);
  });

  it('say their number of all, and only those in sight are drawn', async () => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57);
    await open(
      '/admin/things',
      Array.from({ length: 50_000 }, (_, index) => thing(index)),
    );
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('50001');
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
  });
});

describe('a drawer', () => {
  it('opens over its list and is closed by Back, with the filters of the list', async () => {
    const { user, address, router, asked } = await open('/admin/things?state=new');
    await user.click(screen.getByRole('link', { name: 'Add' }));
    expect(await screen.findByRole('dialog', { name: 'A new thing' })).toBeTruthy();
    expect(address()).toBe('/admin/things/add?state=new');
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'A new thing' })).toBeNull());
    expect(address()).toBe('/admin/things?state=new');
    expect(asked).toHaveLength(1);
  });

  it('has an address of its own, and closing it leads to the list', async () => {
    const { user, address } = await open('/admin/things/add?state=new');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/admin/things?state=new'));
  });

  it('asks before it loses what was typed', async () => {
    const { user, address } = await open('/admin/things/add');
    await user.type(screen.getByRole('textbox', { name: 'Name of the thing' }), 'Fuzz');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByDisplayValue('Fuzz')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(address()).toBe('/admin/things'));
  });

  it('shows in the list what was done in it', async () => {
    const { user, address, asked } = await open('/admin/things/price');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/admin/things'));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  });
});
