/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { HeadstockEvents } from '@headstock/contracts/events';
import { anonymousSession } from '@headstock/contracts/session';
import { emit, listen } from '@headstock/event-bus';
import { GraphQLError } from '@headstock/graphql-client';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { productItem } from '#mfe-catalog/testing/catalogue.fixture.ts';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';
import type { OwnOffer } from './offer.model.ts';

Reflect.set(
  globalThis,
  'IntersectionObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const account = sessionAccount();

const offer = (change: Partial<OwnOffer> = {}): OwnOffer => ({
  id: 'offer-1',
  state: 'RECEIVED',
  declinedBy: null,
  isFromSeller: false,
  amountOffered: { amount: 22_000, amountCents: 2_200_000 },
  counterAmount: null,
  agreedAmount: null,
  shippingOffered: null,
  counterShipping: null,
  agreedShipping: null,
  secondsLeft: 90_000,
  changedAt: '2026-11-27T16:15:00.000Z',
  reply: null,
  expiresAt: '2026-11-28T16:15:00.000Z',
  orderedAt: null,
  actions: ['WITHDRAW'],
  item: {
    id: 'a',
    title: '1962 Fender Stratocaster',
    slug: '1962-fender-stratocaster',
    listing: { id: 'listing-a' },
    images: [],
    parentItem: null,
  },
  ...change,
});

async function open(answers: Answers = {}, { signedIn = true, item = productItem() } = {}) {
  const page = await renderRoute('/shop/1962-fender-stratocaster/a', {
    CatalogProduct: () => ({ item, similarItems: [], addressStores: [] }),
    CatalogOffer: () => ({ viewerOffer: null }),
    ...answers,
  });
  const { store } = page;
  const asked: HeadstockEvents['auth/open'][] = [];
  const counted: string[] = [];
  listen(store, 'auth/open', (wish) => asked.push(wish));
  listen(store, 'offer/changed', ({ name }) => counted.push(name));
  const signIn = () => act(async () => emit(store, 'session/changed', { ...anonymousSession, account, known: true }));
  if (signedIn) await signIn();
  return { ...page, asked, counted, signIn, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const made = (change: Partial<OwnOffer> = {}) => ({
  CatalogOfferCreate: () => ({ offerCreate: { success: true, message: null, field: null, offer: offer(change) } }),
});

describe('an offer on the product page', () => {
  it('is not there where the seller takes none, or where the subject is sold', async () => {
    await open({}, { item: productItem({ acceptingOffers: false }) });
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
    cleanup();
    const listing = { ...productItem().listing!, isAvailable: false, soldAt: '2026-11-01T12:00:00.000Z' };
    await open({}, { item: productItem({ listing }) });
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  });

  it('asks a guest to sign in first, then opens the dialog', async () => {
    const { user, asked, signIn, requests } = await open({}, { signedIn: false });
    await user.click(await button('Make an offer'));
    expect(requests().map(([name]) => name)).toEqual(['CatalogProduct']);
    await signIn();
    await act(async () => asked[0]?.onSignedIn?.());
    expect(await screen.findByLabelText('Your offer in US dollars')).toBeTruthy();
  });

  it('says at the amount what is wrong, before and after the server was asked', async () => {
    const { user, requests } = await open({
      CatalogOfferCreate: () => ({
        offerCreate: { success: false, message: 'Enter less, please.', field: 'AMOUNT', offer: null },
      }),
    });
    await user.click(await button('Make an offer'));
    const amount = await screen.findByLabelText<HTMLInputElement>('Your offer in US dollars');
    expect(amount.value).toBe('');
    const send = await button('Send the offer');
    await user.click(send);
    expect(screen.getByText('Please type something')).toBeTruthy();
    await user.type(amount, '24,500');
    await user.click(send);
    expect(screen.getByText('Enter less than the asking price of $24,500.')).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '22,000');
    await user.click(send);
    expect(await screen.findByText('Enter less, please.')).toBeTruthy();
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(requests().filter(([name]) => name === 'CatalogOfferCreate')).toHaveLength(1);
  });

  it('is sent with its message, told to tracking, and stands in the place of the button', async () => {
    const { user, requests, counted } = await open(made());
    await user.click(await button('Make an offer'));
    await user.type(await screen.findByLabelText('Your offer in US dollars'), '$22,000.00');
    const shipping = screen.getByLabelText(/Shipping in US dollars/);
    await user.type(shipping, '10,001');
    await user.click(await button('Send the offer'));
    expect(screen.getByText('Enter what shipping is to cost: from nothing to $10,000.')).toBeTruthy();
    await user.clear(shipping);
    await user.type(shipping, '0');
    await user.type(screen.getByLabelText(/A word to the seller/), 'Thursday?');
    await user.click(await button('Send the offer'));
    const sent = await screen.findByText(/You hear from us by mail/);
    expect(sent.textContent).toContain('Your offer of $22,000 is with the seller.');
    expect(requests().at(-1)).toEqual([
      'CatalogOfferCreate',
      { listingId: 'listing-a', amountCents: 2_200_000, shippingCents: 0, message: 'Thursday?' },
    ]);
    expect(counted).toEqual(['offerReceived']);
    await user.click(await button('Done'));
    expect(screen.getByRole('region', { name: 'Your offer' }).textContent).toContain('Nov 28th 2026, 10:15 AM (CST)');
    expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
  });

  it('keeps what was typed while the visitor signs in again', async () => {
    const { user, asked, signIn } = await open({
      CatalogOfferCreate: () => {
        throw new GraphQLError('Please sign in first.', 'UNAUTHENTICATED');
      },
    });
    await user.click(await button('Make an offer'));
    await user.type(await screen.findByLabelText('Your offer in US dollars'), '22000');
    await user.click(await button('Send the offer'));
    expect(asked).toHaveLength(1);
    expect(screen.queryByLabelText('Your offer in US dollars')).toBeNull();
    await signIn();
    await act(async () => asked[0]?.onSignedIn?.());
    expect((await screen.findByLabelText<HTMLInputElement>('Your offer in US dollars')).value).toBe('22000');
  });

  it('is withdrawn after one more question', async () => {
    const withdrawn = offer({ state: 'WITHDRAWN', actions: [] });
    const { user, requests } = await open({
      CatalogOffer: () => ({ viewerOffer: offer() }),
      CatalogOfferWithdraw: () => ({ offerWithdraw: { success: true, message: null, offer: withdrawn } }),
    });
    await user.click(await button('Withdraw'));
    await user.click(await button('Keep it'));
    expect(requests().map(([name]) => name)).not.toContain('CatalogOfferWithdraw');
    await user.click(await button('Withdraw'));
    await user.click(await button('Yes, withdraw'));
    expect(await screen.findByText('You withdrew your offer of $22,000.')).toBeTruthy();
    expect(await button('Make an offer')).toBeTruthy();
  });

  it('that has changed meanwhile says so and shows its present state', async () => {
    let asks = 0;
    const accepted = offer({ state: 'ACCEPTED', agreedAmount: { amountCents: 2_200_000 }, actions: ['ADD_TO_CART'] });
    const { user, told } = await open({
      CatalogOffer: () => ({ viewerOffer: (asks += 1) === 1 ? offer() : accepted }),
      CatalogOfferWithdraw: () => ({
        offerWithdraw: {
          success: false,
          message: 'This offer has changed meanwhile: it is accepted now.',
          offer: null,
        },
      }),
    });
    await user.click(await button('Withdraw'));
    await user.click(await button('Yes, withdraw'));
    expect(await screen.findAllByRole('button', { name: 'Add to cart at $22,000' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    expect(told).toContainEqual([
      'notification/show',
      { message: 'This offer has changed meanwhile: it is accepted now.', tone: 'negative' },
    ]);
  });

  it('with another price can be taken, and goes into the cart at it', async () => {
    const countered = offer({
      state: 'COUNTERED',
      counterAmount: { amountCents: 2_300_000 },
      reply: 'As far as I go.',
      actions: ['ACCEPT', 'DECLINE', 'WITHDRAW'],
    });
    const accepted = {
      ...countered,
      state: 'ACCEPTED',
      agreedAmount: { amountCents: 2_300_000 },
      actions: ['ADD_TO_CART'],
    };
    const { user, requests } = await open({
      CatalogOffer: () => ({ viewerOffer: countered }),
      CatalogOfferAccept: () => ({ offerAccept: { success: true, message: null, offer: accepted } }),
      CartAddListing: () => ({ cartAddListing: { success: true, message: null, cart: { version: 1, orders: [] } } }),
    });
    const panel = await screen.findByRole('region', { name: 'Your offer' });
    expect(within(panel).getByText('As far as I go.')).toBeTruthy();
    await user.click(await button('Take it for $23,000'));
    await screen.findByText(/The price holds until/);
    // One button on the page and one on the bar of phones, none at the asking price.
    const buttons = await screen.findAllByRole('button', { name: 'Add to cart at $23,000' });
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await user.click(buttons[0]!);
    expect(requests().find(([name]) => name === 'CartAddListing')?.[1]).toMatchObject({
      listingId: 'listing-a',
      offerId: 'offer-1',
    });
  });
});
