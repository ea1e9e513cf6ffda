/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@headstock/contracts/locale';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

const account = (name: string, flags: object = {}) => ({
  node: {
    id: name,
    displayName: name,
    username: name.toLowerCase(),
    email: `${name.toLowerCase()}@example.com`,
    emailVerifiedAt: null,
    isAdmin: false,
    isPrivateSeller: false,
    isProfessionalSeller: false,
    createdAt: '2026-07-05T03:00:00.000Z',
    ...flags,
  },
});

const pageOf = (edges: object[], pageInfo: object = { hasNextPage: false, endCursor: null }) => ({
  accounts: { totalCount: edges.length, pageInfo, edges },
});

const everybody = pageOf([account('Ada', { isAdmin: true }), account('Bo', { isPrivateSeller: true }), account('Cy')], {
  hasNextPage: true,
  endCursor: 'c-3',
});

const open = (path: string, answer: Answers[string] = everybody, locale: Locale = 'en') =>
  openAdmin(path, { AdminAccounts: answer }, locale);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('/admin', () => {
  it('lists its pages by the kind of work and marks the current one', async () => {
    open('/admin/accounts');
    const nav = await screen.findByRole('navigation', { name: 'Back office' });
    const people = within(nav).getByRole('list', { name: 'People' });
    expect(within(people).getByRole('link', { name: 'Accounts' }).getAttribute('aria-current')).toBe('page');
  });

  it('opens the same list from a button, for narrow windows, and closes it with the page', async () => {
    const { user } = open('/admin/accounts');
    await user.click(await screen.findByRole('button', { name: 'Menu', hidden: true }));
    const menu = screen.getByRole('dialog', { name: 'Back office' });
    expect(within(menu).getByRole('link', { name: 'Accounts' })).toBeTruthy();
    await user.click(within(menu).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['FORBIDDEN', 'UNAUTHENTICATED'])('is forbidden if the API answers %s', async (code) => {
    open('/admin/accounts', () => {
      throw new GraphQLError('Admins only.', code);
    });
    expect(await screen.findByRole('heading', { name: 'Your role does not open this page.' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Back office' })).toBeTruthy();
  });

  it('leaves other errors to the boundary around the remote', async () => {
    open('/admin/accounts', () => {
      throw new TransportError('gone', 503);
    });
    expect(await screen.findByText('The boundary around the remote')).toBeTruthy();
  });
});

describe('/admin/accounts', () => {
  it('lists names, e-mails, roles and the day of joining in the shop’s time zone', async () => {
    open('/admin/accounts');
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Ada@ada', 'ada@example.com', 'Not yet', 'Admin', 'Jul 4th 2026'],
      ['Bo@bo', 'bo@example.com', 'Not yet', 'Private seller', 'Jul 4th 2026'],
      ['Cy@cy', 'cy@example.com', 'Not yet', 'Customer', 'Jul 4th 2026'],
    ]);
    expect(screen.getByText('3 in all')).toBeTruthy();
  });

  it('keeps search and page in the address, and a new search begins with the newest', async () => {
    const { user, calls, where } = open('/admin/accounts?search=ada&after=c-1');
    const box = await screen.findByRole('searchbox', { name: 'Name or email address' });
    expect(box).toHaveProperty('value', 'ada');
    await user.clear(box);
    await user.type(box, 'bo@{Enter}');
    await screen.findByDisplayValue('bo@');
    await waitFor(() => expect(where()).toBe('/admin/accounts?search=bo%40'));
    expect(calls.map((call) => call.variables)).toEqual([
      { first: 50, after: 'c-1', search: 'ada', filter: null },
      { first: 50, after: null, search: 'bo@', filter: null },
    ]);
  });

  it('shows one kind of account, as the address says', async () => {
    const { calls } = open('/admin/accounts?kind=UNVERIFIED');
    await screen.findByRole('heading', { level: 1, name: 'Accounts' });
    expect(calls.map((call) => call.variables)).toEqual([
      { first: 50, after: null, search: null, filter: 'UNVERIFIED' },
    ]);
  });

  it('leads to older accounts and back to the newest', async () => {
    const { user, calls, where } = open('/admin/accounts?search=a');
    await user.click(await screen.findByRole('link', { name: 'Next page' }));
    const back = await screen.findByRole('link', { name: 'First page' });
    expect(where()).toBe('/admin/accounts?search=a&after=c-3');
    await user.click(back);
    expect(calls.map((call) => call.variables)).toContainEqual({ first: 50, after: 'c-3', search: 'a', filter: null });
    expect(where()).toBe('/admin/accounts?search=a');
  });

  it('helps when nobody was found', async () => {
    const { user, where } = open('/admin/accounts?search=zed', pageOf([]));
    expect(await screen.findByRole('heading', { name: 'Nothing fits.' })).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show everything' }));
    expect(await screen.findByRole('heading', { name: 'Nobody has an account yet.' })).toBeTruthy();
    expect(where()).toBe('/admin/accounts');
  });

  it('speaks French', async () => {
    open('/admin/accounts', everybody, 'fr');
    expect(await screen.findByRole('heading', { level: 1, name: 'Comptes' })).toBeTruthy();
    expect(screen.getAllByText('4 juil. 2026')).toHaveLength(3);
  });
});
