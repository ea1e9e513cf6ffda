/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { listen } from '@headstock/event-bus';
import { GraphQLError } from '@headstock/graphql-client';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { BookAddress } from '#mfe-account/features/address-book/address-book.model.ts';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const path = '/profile/settings/addresses';
const address = (id: string, change: Partial<BookAddress> = {}): BookAddress => ({
  id,
  firstName: 'Ada',
  lastName: 'Moreau',
  company: null,
  line1: `${id} SE Alder Street`,
  line2: null,
  city: 'Portland',
  postalCode: '97214',
  phone: '503 555 0100',
  region: { name: 'Oregon', iso: 'OR' },
  country: { name: 'United States', iso: 'US' },
  defaultAddress: false,
  keptAsTyped: false,
  version: 1,
  ...change,
});
const accepted = { success: true, message: null };

const open = (addresses: readonly BookAddress[], answers: Answers = {}, query = '', hasNextPage = false) =>
  renderProfile(`${path}${query}`, {
    GetAddresses: {
      addresses: {
        pageInfo: { hasNextPage, hasPreviousPage: query.includes('after'), endCursor: 'last' },
        edges: addresses.map((node) => ({ node, isFound: true })),
      },
    },
    CreateAddress: { addressCreate: { ...accepted, issues: [], address: { id: 'new' } } },
    UpdateAddress: { addressUpdate: { ...accepted, code: null, address: null, issues: [] } },
    AddressSetDefault: { addressSetDefault: accepted },
    DeleteAddress: { addressDelete: accepted },
    ...answers,
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('/profile/settings/addresses', () => {
  it('marks the default address, and offers to make another one the default', async () => {
    const { user, sent, told } = await open([address('1', { defaultAddress: true }), address('2')]);
    const first = screen.getByText('1 SE Alder Street').closest('li');
    expect(first?.textContent).toContain('Default address');
    expect(first?.textContent).not.toContain('Make default');
    await user.click(button('Make default: Ada Moreau, 2 SE Alder Street'));
    await waitFor(() => expect(told).toEqual(['That is the default address now.']));
    expect(sent('AddressSetDefault')).toEqual([{ id: '2', accountId: null }]);
    await waitFor(() => expect(sent('GetAddresses')).toHaveLength(2));
  });

  it('writes each address as its country does', async () => {
    const paris = { city: 'Paris', postalCode: '75011', region: null, country: { name: 'France', iso: 'FR' } };
    await open([address('1', paris)]);
    expect(screen.getByText('75011 Paris')).toBeTruthy();
    expect(screen.getByText('France')).toBeTruthy();
  });

  it('asks once before it deletes, and says that orders keep the address', async () => {
    const { user, sent } = await open([address('1')]);
    await user.click(button(/^Delete: /));
    expect(screen.getByText(/Orders keep the address/)).toBeTruthy();
    await user.click(button('Keep it'));
    expect(sent('DeleteAddress')).toEqual([]);
    await user.click(button(/^Delete: /));
    await user.click(button('Delete'));
    await waitFor(() => expect(sent('DeleteAddress')).toEqual([{ id: '1', accountId: null }]));
    await waitFor(() => expect(screen.queryByText(/Orders keep the address/)).toBeNull());
  });

  it('says what is required, focuses the first empty field, and sends nothing', async () => {
    const { user, told, sent } = await open([], {}, '?new');
    await user.click(button('Save address'));
    expect(told).toEqual(['Fields: firstName, lastName, line1, city, region, postalCode are required']);
    expect(screen.getAllByText('Please type something').length).toBeGreaterThan(2);
    expect(screen.getByText('Please select something')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
    expect(sent('CreateAddress')).toEqual([]);
  });

  it('adds an address and goes back to the book', async () => {
    const { user, where, sent } = await open([], {}, '?new');
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Moreau');
    await user.type(screen.getByLabelText('Street address'), '1 Main St');
    await user.type(screen.getByLabelText('City'), 'Portland');
    await user.selectOptions(screen.getByLabelText('State'), 'Oregon');
    await user.type(screen.getByLabelText('Postal code'), '97214');
    await user.type(screen.getByLabelText(/^Phone/), '503{Enter}');
    await waitFor(() => expect(where()).toBe(path));
    expect(sent('CreateAddress')).toMatchObject([
      { address: { firstName: 'Ada', region: 'Oregon', postalCode: '97214', phone: '503', countryIso: 'US' } },
    ]);
  });

  it('leads to the sign-in where that has expired, says so once, and keeps what was typed', async () => {
    const expired = (): never => {
      throw new GraphQLError('Please sign in first.', 'UNAUTHENTICATED');
    };
    const { user, calls, store } = await open([address('1')], { UpdateAddress: expired }, '?edit=1');
    const wishes: unknown[] = [];
    listen(store, 'auth/open', ({ view }) => wishes.push(view));
    await user.clear(screen.getByLabelText('Street address'));
    await user.type(screen.getByLabelText('Street address'), '7 Elm Street');
    await user.click(button('Save address'));
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(wishes).toEqual(['signin']);
    expect(calls.find(({ name }) => name === 'UpdateAddress')?.quiet).toBe(true);
    expect(screen.getByDisplayValue('7 Elm Street')).toBeTruthy();
  });

  it('asks before an address is left that is not saved', async () => {
    const { user, where } = await open([address('1')], {}, '?edit=1');
    await user.type(screen.getByLabelText('Street address'), 'b');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(where()).toBe(`${path}?edit=1`);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(where()).toBe(path));
  });

  it('shows contradictions at their fields, takes the suggestion, or keeps the address as typed', async () => {
    const message = 'The postal code 97214 is in Oregon, not in Texas.';
    const answer = ({ address: { keepAsTyped = false } }: { address: { keepAsTyped?: boolean } }) => ({
      addressUpdate: keepAsTyped
        ? { ...accepted, code: null, address: null, issues: [] }
        : {
            success: false,
            message: null,
            code: 'address-mismatch',
            address: null,
            issues: [{ field: 'region', message, suggestion: 'Oregon' }],
          },
    });
    const wrong = address('1', { region: { name: 'Texas', iso: 'TX' } });
    const { user, where, sent } = await open([wrong], { UpdateAddress: answer }, '?edit=1');
    await user.click(button('Save address'));
    expect(await screen.findByText(message)).toBeTruthy();
    await user.click(button('Use Oregon'));
    expect(screen.getByLabelText('State')).toMatchObject({ value: 'OR' });
    await user.selectOptions(screen.getByLabelText('State'), 'Texas');
    await user.click(button('Keep it as typed'));
    await waitFor(() => expect(where()).toBe(path));
    expect(sent('UpdateAddress').at(-1)).toMatchObject({ id: '1', address: { region: 'Texas', keepAsTyped: true } });
  });

  it('answers an address that is not in the book like a missing page', async () => {
    await open([address('1')], {}, '?edit=other');
    expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy();
  });

  it('changes an address of any page of the book', async () => {
    const page = (id: string, endCursor: string | null) => ({
      addresses: {
        pageInfo: { hasNextPage: endCursor !== null, hasPreviousPage: endCursor === null, endCursor },
        edges: [{ node: address(id), isFound: true }],
      },
    });
    const GetAddresses = ({ after }: { after: string | null }) => (after === null ? page('1', 'one') : page('2', null));
    await open([], { GetAddresses }, '?edit=2');
    expect(screen.getByLabelText('Street address')).toMatchObject({ value: '2 SE Alder Street' });
  });

  it('helps when there is none, and pages through very many', async () => {
    await open([]);
    expect(screen.getByText('No address yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe(`${path}?new=`);
    cleanup();
    const { sent } = await open([address('1')], {}, '?after=hundredth', true);
    expect(sent('GetAddresses')).toEqual([{ first: 24, after: 'hundredth', accountId: null }]);
    expect(screen.getByRole('link', { name: 'More addresses' }).getAttribute('href')).toBe(`${path}?after=last`);
  });
});

describe('an address that another window has changed', () => {
  const theirs = { ...address('1', { line1: '9 Theirs Street' }), version: 3 };
  const conflict = { success: false, message: 'Changed meanwhile.', code: 'conflict', address: theirs, issues: [] };
  const saved = { ...accepted, code: null, address: theirs, issues: [] };
  const changed: Answers = {
    UpdateAddress: ({ version }: { version: number }) => ({ addressUpdate: version === 3 ? saved : conflict }),
  };
  const type = async ({ user }: Awaited<ReturnType<typeof open>>): Promise<void> => {
    await user.clear(screen.getByLabelText('Street address'));
    await user.type(screen.getByLabelText('Street address'), '5 Mine Street');
    await user.click(button('Save address'));
  };

  it('is shown as it stands, and what was typed is saved over it once that is chosen', async () => {
    const opened = await open([address('1')], changed, '?edit=1');
    await type(opened);
    expect(await screen.findByText('9 Theirs Street')).toBeTruthy();
    expect(screen.getByLabelText('Street address')).toMatchObject({ value: '5 Mine Street' });
    await opened.user.click(button('Save what I typed'));
    await waitFor(() => expect(opened.where()).toBe(path));
    expect(opened.sent('UpdateAddress')).toMatchObject([{ version: 1 }, { version: 3 }]);
  });

  it('fills the form, if that is chosen', async () => {
    const opened = await open([address('1')], changed, '?edit=1');
    await type(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Take what stands there' }));
    expect(screen.getByLabelText('Street address')).toMatchObject({ value: '9 Theirs Street' });
    expect(document.activeElement).toBe(button('Save address'));
  });

  it('is added again when the other one deleted it', async () => {
    const gone = { ...conflict, code: 'not-found', address: null };
    const opened = await open([address('1')], { UpdateAddress: { addressUpdate: gone } }, '?edit=1');
    await type(opened);
    expect(await screen.findByText(/was deleted in another window/)).toBeTruthy();
    await opened.user.click(button('Save address'));
    await waitFor(() => expect(opened.where()).toBe(path));
    expect(opened.sent('CreateAddress')).toMatchObject([{ address: { line1: '5 Mine Street' } }]);
  });
});

describe('the address book of another account', () => {
  const owner = { id: 'ada', displayName: 'Ada', email: 'ada@example.com' };
  const as = (isAdmin: boolean): Answers => ({
    AccountAddressBookViewer: { viewer: { id: 'me', isAdmin } },
    AccountAddressBookOwner: { accounts: { edges: [{ node: owner }] } },
  });

  it('is open to an admin, and changes carry its account', async () => {
    const { user, sent } = await open([address('1'), address('2')], as(true), '?account=ada');
    expect(screen.getByText('This is the address book of Ada (ada@example.com).')).toBeTruthy();
    expect(sent('GetAddresses')).toEqual([{ first: 24, after: null, accountId: 'ada' }]);
    await user.click(button('Make default: Ada Moreau, 2 SE Alder Street'));
    await waitFor(() => expect(sent('AddressSetDefault')).toEqual([{ id: '2', accountId: 'ada' }]));
    const edit = screen.getByRole('link', { name: 'Edit: Ada Moreau, 1 SE Alder Street' });
    expect(edit.getAttribute('href')).toBe(`${path}?account=ada&edit=1`);
  });

  it('is no page for anybody else, and nothing of it is asked for', async () => {
    const { sent } = await open([address('1')], as(false), '?account=ada');
    expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy();
    expect(sent('GetAddresses')).toEqual([]);
    expect(sent('AccountAddressBookOwner')).toEqual([]);
  });
});
