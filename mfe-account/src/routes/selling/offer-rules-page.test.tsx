/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { GraphQLError } from '@headstock/graphql-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { OfferListing } from '#mfe-account/features/offer-rules/offer-listing.model.ts';
import { orderLine } from '#mfe-account/features/purchases/purchase.fixture.ts';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(cleanup);

const { listing } = orderLine('Jazzmaster', true);
const row = (change: Partial<OfferListing> = {}): OfferListing => ({
  id: 'one',
  declineBelowPercent: 80,
  rule: null,
  watchersLeft: 3,
  watchersOffered: 1,
  listing: {
    id: 'one',
    isPendingSale: false,
    askingPrice: { amountCents: 100_000 },
    item: { ...listing.item, shippingIsNegotiable: true, parentItem: null },
  },
  ...change,
});
const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };

const open = (rows: readonly OfferListing[], answers = {}) =>
  renderAccount(
    '/profile/selling/offers/rules',
    {
      AccountOfferRules: { onwards: { totalCount: rows.length, pageInfo, edges: rows.map((node) => ({ node })) } },
      ...answers,
    },
    { isProfessionalSeller: true },
  );
const answer = (change: object = {}) => ({
  answer: { success: true, message: null, field: null, count: 0, listing: row(), ...change },
});

describe('the rules for offers', () => {
  it('say what is declined, countered, and who can be offered it', async () => {
    await open([row({ rule: { belowPercent: 90, counterPercent: 95 } })]);
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Asking price', '$1,000'],
      ['Declined for you', 'below $800 (80%)'],
      ['Countered for you', 'below $900, with $950'],
      ['Watching', '3 to offer it to, 1 offered'],
    ]);
  });

  it('ask before they are left with a rule that is not saved', async () => {
    const { user } = await open([row()]);
    const close = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(screen.getByRole('button', { name: 'Answer with a price' }));
    expect(close()).toBe(true);
    await user.type(screen.getByLabelText('Offers below, in percent of your price'), '70');
    expect(close()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Offers on your listings' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  });

  it('are set with a preview; what is wrong is said at its field, and nothing typed is lost', async () => {
    let refuses = true;
    const { user, requests } = await open([row()], {
      AccountOfferRuleSet: () =>
        refuses
          ? answer({ success: false, message: 'More than 80, please.', field: 'BELOW', listing: null })
          : answer(),
    });
    await user.click(screen.getByRole('button', { name: 'Answer with a price' }));
    const below = screen.getByLabelText<HTMLInputElement>('Offers below, in percent of your price');
    expect(document.activeElement).toBe(below);
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    expect(screen.getAllByText('Enter a whole number of percent.')).toHaveLength(2);
    await user.type(below, '70');
    await user.type(screen.getByLabelText('Answer with, in percent of your price'), '95 %');
    expect(screen.getByText('Below $700 the shop answers with $950.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    expect(await screen.findByText('More than 80, please.')).toBeTruthy();
    expect(below.value).toBe('70');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    expect(await screen.findByRole('button', { name: 'Answer with a price' })).toBeTruthy();
    expect(
      requests()
        .filter(([name]) => name === 'AccountOfferRuleSet')
        .at(-1),
    ).toEqual(['AccountOfferRuleSet', { listingId: 'one', belowPercent: 70, counterPercent: 95 }]);
  });

  it('say at the form that a rule was not saved, and keep what was typed', async () => {
    const { user, told } = await open([row({ watchersLeft: 0, watchersOffered: 0 })], {
      AccountOfferRuleSet: () => {
        throw new GraphQLError('Please sign in.', 'UNAUTHENTICATED');
      },
    });
    expect(screen.getByText('Nobody to offer it to')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Answer with a price' }));
    await user.type(screen.getByLabelText('Offers below, in percent of your price'), '90');
    await user.type(screen.getByLabelText('Answer with, in percent of your price'), '95');
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    expect((await screen.findByRole('alert')).textContent).toContain('your sign-in has expired');
    expect(screen.getByDisplayValue('90')).toBeTruthy();
    expect(told).toEqual([]);
  });

  it('offer a listing to those who watch it, below the asking price', async () => {
    let watchersLeft = 3;
    const { user, requests, told } = await open([], {
      AccountOfferRules: () => ({ onwards: { totalCount: 1, pageInfo, edges: [{ node: row({ watchersLeft }) }] } }),
      AccountOfferToWatchers: () => {
        watchersLeft = 0;
        return answer({ count: 3 });
      },
      AccountSaleProceeds: { saleProceeds: null },
    });
    await user.click(screen.getByRole('button', { name: 'Offer it to 3 watchers' }));
    const price = screen.getByLabelText('Price in US dollars');
    await user.type(price, '1000');
    await user.click(screen.getByRole('button', { name: 'Send 3 offers' }));
    expect(screen.getByText('Enter a price above zero and below $1,000.')).toBeTruthy();
    await user.clear(price);
    await user.type(price, '900');
    const shipping = screen.getByLabelText(/^Shipping in US dollars/);
    await user.type(shipping, 'free');
    await user.click(screen.getByRole('button', { name: 'Send 3 offers' }));
    expect(screen.getByText('Enter what shipping is to cost: from nothing to $10,000.')).toBeTruthy();
    await user.clear(shipping);
    await user.type(shipping, '25');
    await user.click(screen.getByRole('button', { name: 'Send 3 offers' }));
    await waitFor(() => expect(told).toEqual(['3 offers were sent.']));
    const card = screen.getByRole('link', { name: /Jazzmaster/ }).closest('li');
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(requests()).toContainEqual([
      'AccountOfferToWatchers',
      { listingId: 'one', amountCents: 90_000, shippingCents: 2_500, message: null },
    ]);
  });

  it('have nobody to offer to without watchers, nor while a sale is pending', async () => {
    await open([
      row({ watchersLeft: 0 }),
      row({ id: 'two', listing: { ...row().listing, id: 'two', isPendingSale: true } }),
    ]);
    expect(screen.queryByRole('button', { name: /^Offer it to/ })).toBeNull();
    expect(screen.getByText('Pending sale')).toBeTruthy();
  });

  it('are found by words, which stay in the address; what is not found says so', async () => {
    let rows = [row()];
    const { user, requests, router } = await open([], {
      AccountOfferRules: () => ({
        onwards: { totalCount: rows.length, pageInfo, edges: rows.map((node) => ({ node })) },
      }),
    });
    rows = [];
    await user.type(screen.getByLabelText('Title or stock number'), ' jazz master{Enter}');
    expect(await screen.findByText('Nothing found for “jazz master”')).toBeTruthy();
    expect(router.state.location.search).toContain('search=');
    expect(requests().at(-1)).toEqual([
      'AccountOfferRules',
      { after: null, before: null, backwards: false, search: 'jazz master', everySeller: false },
    ]);
    expect(screen.getByText('No listing that takes offers was found.')).toBeTruthy();
    rows = [row()];
    await user.click(screen.getByRole('link', { name: 'All listings that take offers' }));
    expect(await screen.findByRole('link', { name: /Jazzmaster/ })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title or stock number').value).toBe('');
  });

  it('are empty where nothing takes offers', async () => {
    await open([]);
    expect(screen.getByText('No listing of yours takes offers at the moment.')).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });
});
