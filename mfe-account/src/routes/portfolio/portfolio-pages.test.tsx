/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, expect, it } from '@jest/globals';
import { listen } from '@headstock/event-bus';
import { GraphQLError } from '@headstock/graphql-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderProfile } from '#mfe-account/testing/render-profile.fixture.tsx';

afterEach(cleanup);

const money = (amountCents: number) => ({ amountCents });
const item = {
  id: 'one',
  title: '1952 Fender Telecaster',
  brand: 'Fender',
  model: 'Telecaster',
  year: 1952,
  finish: 'Blonde',
  condition: 'GOOD',
  serial: '0042',
  acquiredOn: '2020-01-31',
  acquiredFor: money(120_000),
  insuredFor: null,
  orderId: null,
  item: null,
  photographs: [],
  value: { low: money(100_000), median: money(150_000), high: money(200_000), salesCount: 7 },
};
const details = {
  ...item,
  version: 1,
  notes: '',
  comparables: [],
  documents: [
    { id: 'd', fileName: 'receipt.pdf', isPicture: false, url: '/api/portfolio/documents/d', createdAt: '2026-11-01' },
  ],
};
const noPages = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
/** The API's answer to the list. */
const owned = (items: readonly { readonly id: string }[], totalCount = items.length, pageInfo: object = noPages) => ({
  portfolio: {
    totalCount,
    items: { totalCount, pageInfo, edges: items.map((node) => ({ node })) },
    months: items.length === 0 ? [] : months,
  },
});
const months = [{ month: '2026-11', value: money(150_000), itemCount: 1, comparedCount: 1 }];

it('lists what somebody owns with its value, and links the packet for the insurer', async () => {
  await renderProfile('/profile/portfolio', { AccountPortfolio: owned([item]) });
  expect(await screen.findByRole('link', { name: '1952 Fender Telecaster' })).toBeTruthy();
  expect(screen.getByText('$1,000 – $2,000')).toBeTruthy();
  expect(screen.getByText('Blonde · № 0042')).toBeTruthy();
  expect(document.querySelector('a[href="/api/portfolio/insurance.pdf?lang=en"]')).toBeTruthy();
});

const facts = (id: string) => ({
  id,
  width: 3_000,
  height: 2_000,
  rotation: 0,
  image: { id: `image-${id}` },
  master: { id: `master-${id}`, width: 3_000, height: 2_000 },
  crop: null,
});

it('shows the owner’s own photograph in the list', async () => {
  const items = [{ ...item, photographs: [facts('p1')] }];
  await renderProfile('/profile/portfolio', { AccountPortfolio: owned(items) });
  expect(document.querySelector('li img')?.getAttribute('src')).toContain('image-p1');
});

it('searches and sorts by its address, and leads to the pages beside it', async () => {
  const pageInfo = { hasNextPage: true, hasPreviousPage: true, startCursor: 'first', endCursor: 'last' };
  const { sent, user } = await renderProfile('/profile/portfolio?search=tele&sort=value&after=two', {
    AccountPortfolio: owned([item], 300, pageInfo),
  });
  expect(sent('AccountPortfolio')).toEqual([
    { after: 'two', before: null, first: 24, search: 'tele', sort: 'VALUE_DESC' },
  ]);
  expect(screen.getByRole('link', { name: 'Highest value' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('heading', { name: '300 instruments' })).toBeTruthy();
  expect(screen.getByText('300 instruments found for “tele”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain(
    '?search=tele&sort=value&after=last',
  );
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  await waitFor(() =>
    expect(sent('AccountPortfolio').at(-1)).toEqual({
      after: null,
      before: 'first',
      last: 24,
      search: 'tele',
      sort: 'VALUE_DESC',
    }),
  );
});

it('says that a search found nothing, and leads back to everything', async () => {
  await renderProfile('/profile/portfolio?search=zither', {
    AccountPortfolio: { portfolio: { ...owned([]).portfolio, totalCount: 3 } },
  });
  expect(screen.getByText('None of your instruments matches that.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all instruments' }).getAttribute('href')).toBe('/profile/portfolio');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zither');
});

it('saves the order of the photographs, and what was removed, with those that the page had', async () => {
  const photographs = [facts('p1'), facts('p2')];
  const answered = ['p2 p1', 'p2'].map((ids) => ids.split(' ').map(facts));
  let turn = 0;
  const { user, sent } = await renderProfile('/profile/portfolio/one', {
    AccountPortfolioItem: { portfolioItem: { ...details, photographs } },
    AccountPortfolioPhotographsSet: () => ({
      portfolioPhotographsSet: {
        success: true,
        message: null,
        portfolioItem: { id: 'one', photographs: answered[turn++] },
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Photograph 1: one place later' }));
  await waitFor(() => expect(sent('AccountPortfolioPhotographsSet')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Remove photograph 2' }));
  await waitFor(() => expect(sent('AccountPortfolioPhotographsSet')).toHaveLength(2));
  expect(sent('AccountPortfolioPhotographsSet')).toEqual([
    { id: 'one', photographIds: ['p2', 'p1'], known: ['p1', 'p2'] },
    { id: 'one', photographIds: ['p2'], known: ['p2', 'p1'] },
  ]);
});

it('shows the photographs as they stand when another window was faster', async () => {
  const message = 'The photographs were changed in another window. Here they are as they stand now.';
  const { user, sent } = await renderProfile('/profile/portfolio/one', {
    AccountPortfolioItem: { portfolioItem: { ...details, photographs: [facts('p1'), facts('p2')] } },
    AccountPortfolioPhotographsSet: {
      portfolioPhotographsSet: { success: false, message, portfolioItem: { id: 'one', photographs: [facts('p3')] } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove photograph 1' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove photograph 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove photograph 2' })).toBeNull();
  expect(sent('AccountPortfolioPhotographsSet')).toHaveLength(1);
});

it('keeps photographs that could not be saved, and saves them when asked again', async () => {
  let isDown = true;
  const { user, sent } = await renderProfile('/profile/portfolio/one', {
    AccountPortfolioItem: { portfolioItem: { ...details, photographs: [facts('p1'), facts('p2')] } },
    AccountPortfolioPhotographsSet: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      const portfolioItem = { id: 'one', photographs: [facts('p2')] };
      return { portfolioPhotographsSet: { success: true, message: null, portfolioItem } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove photograph 1' }));
  expect(await screen.findByText(/not saved yet/)).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  expect(sent('AccountPortfolioPhotographsSet').at(-1)).toEqual({
    id: 'one',
    photographIds: ['p2'],
    known: ['p1', 'p2'],
  });
});

it('says at once that a paper could not be removed, and keeps the focus near it when it was', async () => {
  let isDown = true;
  let documents = details.documents;
  const { user } = await renderProfile('/profile/portfolio/one', {
    AccountPortfolioItem: () => ({ portfolioItem: { ...details, documents } }),
    AccountPortfolioDocumentRemove: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      documents = [];
      return { portfolioDocumentRemove: { success: true, message: null } };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Remove receipt.pdf' }));
  expect((await screen.findByRole('alert')).textContent).toContain('That did not work.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Remove receipt.pdf' }));
  await waitFor(() => expect(screen.queryByText('receipt.pdf')).toBeNull());
  expect(document.activeElement?.textContent).toContain('Add papers');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is empty with a way to begin, and undoes what was just taken out', async () => {
  const { user, where, sent } = await renderProfile('/profile/portfolio?removed=one', {
    AccountPortfolio: owned([]),
    AccountPortfolioRestore: { portfolioItemRestore: { success: true, message: null } },
    AccountPortfolioItem: { portfolioItem: details },
  });
  expect(document.querySelector('a[href="/profile/portfolio/new"]')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(where()).toBe('/profile/portfolio/one'));
  expect(sent('AccountPortfolioRestore')).toEqual([{ id: 'one' }]);
});

it('keeps what was typed when the API refuses a field, and goes there', async () => {
  const { user, where, sent } = await renderProfile('/profile/portfolio/new', {
    AccountPortfolioCreate: {
      portfolioItemCreate: {
        success: false,
        message: 'Enter a year from 1700 to 2027.',
        code: 'invalid',
        field: 'YEAR',
        portfolioItem: null,
      },
    },
  });
  await user.type(screen.getByLabelText(/^Brand/), 'Fender');
  await user.type(screen.getByLabelText(/^Model/), 'Telecaster');
  await user.type(screen.getByLabelText(/^Year/), '1203');
  await user.type(screen.getByLabelText(/^Bought for/), '1,200.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a year from 1700 to 2027.')).toBeTruthy();
  expect(sent('AccountPortfolioCreate')).toMatchObject([{ portfolioItem: { year: 1203, acquiredCents: 120_050 } }]);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('year'));
  expect(screen.getByDisplayValue('Telecaster')).toBeTruthy();
  expect(where()).toBe('/profile/portfolio/new');
});

it('says at the form that the shop did not answer or that the sign-in has expired, and keeps what was typed', async () => {
  const errors = [new Error('offline'), new GraphQLError('Please sign in.', 'UNAUTHENTICATED')];
  const { user, store, told, where } = await renderProfile('/profile/portfolio/new', {
    AccountPortfolioCreate: () => {
      throw errors.shift();
    },
  });
  const opened: unknown[] = [];
  listen(store, 'auth/open', ({ view }) => opened.push(view));
  await user.type(screen.getByLabelText(/^Brand/), 'Fender');
  await user.type(screen.getByLabelText(/^Model/), 'Telecaster');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The shop did not answer');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(opened).toEqual(['signin']);
  expect(screen.getByDisplayValue('Telecaster')).toBeTruthy();
  expect(told).toEqual([]);
  expect(where()).toBe('/profile/portfolio/new');
});

it('names what another window has saved meanwhile, keeps what was typed, and saves it when its owner says so', async () => {
  const conflict = { success: false, message: 'Changed.', code: 'conflict', field: null };
  const theirs = { ...details, version: 4, finish: 'Refinished', condition: 'FAIR' };
  const { user, sent } = await renderProfile('/profile/portfolio/one', {
    AccountPortfolioItem: { portfolioItem: details },
    AccountPortfolioUpdate: ({ version, portfolioItem }: { version: number; portfolioItem: { notes: string } }) => ({
      portfolioItemUpdate:
        version === 4
          ? {
              ...conflict,
              success: true,
              code: null,
              portfolioItem: { ...theirs, notes: portfolioItem.notes, version: 5 },
            }
          : { ...conflict, portfolioItem: theirs },
    }),
  });
  await user.type(screen.getByLabelText(/^Notes/), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByText(/changed in another window/);
  const told = [...(notice.parentElement?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);
  expect(told).toEqual(['FinishRefinished', 'ConditionFair', 'Notes(empty)']);
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save what I typed' }));
  await waitFor(() => expect(sent('AccountPortfolioUpdate')).toHaveLength(2));
  expect(sent('AccountPortfolioUpdate')).toMatchObject([
    { version: 1, portfolioItem: { notes: 'Mine' } },
    { version: 4, portfolioItem: { notes: 'Mine', finish: 'Blonde' } },
  ]);
  expect(document.activeElement?.textContent).toBe('Save');
  expect(screen.queryByText(/changed in another window/)).toBeNull();
});

it('fills the form with what another window has saved, if its owner prefers that', async () => {
  const theirs = { ...details, version: 4, finish: 'Refinished' };
  const refusal = { success: false, message: 'Changed.', code: 'conflict', field: null, portfolioItem: theirs };
  const { user } = await renderProfile('/profile/portfolio/one', {
    AccountPortfolioItem: { portfolioItem: details },
    AccountPortfolioUpdate: { portfolioItemUpdate: refusal },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Take what stands there' }));
  expect(screen.getByDisplayValue('Refinished')).toBeTruthy();
});

it('says of an amount that cannot be read what to write, without asking the API', async () => {
  const { user, sent } = await renderProfile('/profile/portfolio/one', {
    AccountPortfolioItem: { portfolioItem: details },
  });
  expect(screen.getByRole('link', { name: 'receipt.pdf' })).toBeTruthy();
  await user.type(screen.getByLabelText(/^Insured for/), 'a lot');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The value must contain a number')).toBeTruthy();
  expect(sent('AccountPortfolioUpdate')).toEqual([]);
});

it('asks before the form of a new instrument is left with what was typed, and not once it is saved', async () => {
  const created = { success: true, message: null, code: null, field: null, portfolioItem: { id: 'one' } };
  const answers = {
    AccountPortfolio: owned([]),
    AccountPortfolioItem: { portfolioItem: details },
    AccountPortfolioCreate: { portfolioItemCreate: created },
  };
  const first = await renderProfile('/profile/portfolio/new', answers);
  await first.user.type(screen.getByLabelText('Brand'), 'Fender');
  await first.user.click(screen.getByRole('link', { name: 'Cancel' }));
  await first.user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(first.where()).toBe('/profile/portfolio'));
  cleanup();
  const { user, where } = await renderProfile('/profile/portfolio/new', answers);
  await user.type(screen.getByLabelText('Brand'), 'Fender');
  await user.type(screen.getByLabelText('Model'), 'Telecaster');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(where()).toBe('/profile/portfolio/one'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
