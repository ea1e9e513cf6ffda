/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { emit } from '@headstock/event-bus';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { offerDetails, proceedsFacts } from '#mfe-account/features/offers/offer.fixture.ts';
import type { OpenOffer } from '#mfe-account/features/offers/offer.model.ts';
import { renderAccount } from '#mfe-account/testing/render-account.fixture.tsx';

afterEach(cleanup);

const counts = { received: 1, countered: 0, accepted: 0, declined: 0, expired: 0, withdrawn: 0 };
const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: 's', endCursor: 'e' };
const page = (offers: readonly OpenOffer[]) => ({ totalCount: 1, pageInfo, edges: offers.map((node) => ({ node })) });
const answerOf = (offer: OpenOffer) => ({ success: true, message: null, code: null, field: null, offer });

const received = offerDetails('one', {
  actions: ['ACCEPT', 'COUNTER', 'DECLINE'],
  sellerNet: { amountCents: 84_600 },
  buyerUnpaidOffers: 2,
});

function openSelling(offer: OpenOffer | null, answers = {}) {
  const list = page(offer ? [offer] : [received]);
  return renderAccount(
    '/profile/selling/offers?offer=one',
    { AccountOffersSelling: { onwards: list, counts, offer }, ...answers },
    { isProfessionalSeller: true },
  );
}
const section = () => within(screen.getByRole('region', { name: 'Offer one' }));
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(section().getByRole('button', { name }));

describe('an offer of the seller', () => {
  it('shows prices, net, the clock, the record of its buyer and what happened', async () => {
    await openSelling(received);
    const shown = section();
    expect(shown.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
      ['Offered', '$900'],
      ['Asking price', '$1,000'],
      ['You get', '$846'],
      ['Below asking', '10%'],
    ]);
    expect(shown.getByRole('timer').textContent).toContain('1 day 1 hour left');
    expect(shown.getByText('Ada did not pay 2 accepted offers in time before.')).toBeTruthy();
    expect(shown.getByRole('listitem').textContent).toContain('The buyer offered $900');
    expect(shown.getByText('Cash, today.')).toBeTruthy();
  });

  it('is countered with a price in its range, said at the field otherwise', async () => {
    const countered = offerDetails('one', {
      state: 'COUNTERED',
      counterAmount: { amountCents: 95_000 },
      actions: ['DECLINE'],
    });
    const { user, requests } = await openSelling(received, {
      AccountOfferCounter: { answer: answerOf(countered) },
      AccountSaleProceeds: { saleProceeds: proceedsFacts({ net: { amountCents: 89_300 } }) },
    });
    await press(user, 'Another price');
    await press(user, 'Back');
    expect(document.activeElement).toBe(section().getByRole('button', { name: 'Another price' }));
    await press(user, 'Another price');
    const price = section().getByLabelText('Price in US dollars');
    expect(document.activeElement).toBe(price);
    await press(user, 'Send this price');
    expect(section().getByText('Please type something')).toBeTruthy();
    await user.type(price, '1,000.01');
    await press(user, 'Send this price');
    expect(section().getByText('Enter a price above $900 and up to $1,000.')).toBeTruthy();
    await user.clear(price);
    await user.type(price, '950');
    await user.type(section().getByLabelText(/Shipping in US dollars/), '0');
    await user.type(section().getByLabelText(/Message/), 'New frets.');
    expect(await section().findByText('$893.00')).toBeTruthy();
    await press(user, 'Send this price');
    await waitFor(() =>
      expect(requests()).toContainEqual([
        'AccountOfferCounter',
        { id: 'one', amountCents: 95_000, shippingCents: 0, reply: 'New frets.' },
      ]),
    );
    await waitFor(() => expect(requests().filter(([name]) => name === 'AccountOffersSelling')).toHaveLength(2));
  });

  it('asks before an answer that is being written is left', async () => {
    const { user } = await openSelling(received);
    const close = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await press(user, 'Another price');
    expect(close()).toBe(true);
    await user.type(section().getByLabelText(/Message/), 'New frets.');
    expect(close()).toBe(false);
    await user.click(section().getByRole('link', { name: 'Close' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByDisplayValue('New frets.')).toBeTruthy();
    await press(user, 'Back');
    expect(close()).toBe(true);
  });

  it('that has changed meanwhile says so, and nothing is sent twice', async () => {
    const refused = {
      success: false,
      message: 'This offer has changed meanwhile.',
      code: 'changed',
      field: null,
      offer: null,
    };
    const { user, requests } = await openSelling(received, { AccountOfferAccept: { answer: refused } });
    await press(user, 'Accept');
    expect(
      section().getByText('Accept $900? You get $846 after our share. It is held for the buyer for 48 hours.'),
    ).toBeTruthy();
    await press(user, 'Accept');
    expect((await section().findByRole('alert')).textContent).toContain('This offer has changed meanwhile.');
    expect(requests().filter(([name]) => name === 'AccountOfferAccept')).toHaveLength(1);
  });

  it('that was answered in another window keeps what is written, and says why it was not sent', async () => {
    let offer = received;
    const refused = { success: false, message: 'This offer has changed meanwhile.', code: 'changed', field: null };
    const { user } = await openSelling(received, {
      AccountOffersSelling: () => ({ onwards: page([offer]), counts, offer }),
      AccountOfferCounter: { answer: { ...refused, offer: null } },
      AccountSaleProceeds: { saleProceeds: proceedsFacts({}) },
    });
    await press(user, 'Another price');
    await user.type(section().getByLabelText('Price in US dollars'), '950');
    await user.type(section().getByLabelText(/Message/), 'New frets.');
    offer = offerDetails('one', { state: 'COUNTERED', counterAmount: { amountCents: 96_000 }, actions: [] });
    await press(user, 'Send this price');
    expect(await section().findByText('$960')).toBeTruthy();
    expect(section().getByRole('alert').textContent).toContain('This offer has changed meanwhile.');
    expect(section().getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('New frets.');
    await press(user, 'Back');
    expect(section().queryByRole('button', { name: /price|Accept/ })).toBeNull();
  });

  it('follows what the other one does, and keeps what is being written', async () => {
    let offer = received;
    const { user, store } = await openSelling(received, {
      AccountOffersSelling: () => ({ onwards: page([offer]), counts, offer }),
    });
    await press(user, 'Another price');
    await user.type(section().getByLabelText('Price in US dollars'), '950');
    offer = { ...received, buyerUnpaidOffers: 7 };
    act(() => emit(store, 'live/changed', { topic: 'notifications', subjectId: null }));
    expect(await section().findByText(/did not pay 7 accepted offers/)).toBeTruthy();
    expect(section().getByLabelText('Price in US dollars')).toHaveProperty('value', '950');
  });

  it('says what the shop is about to answer for the seller, who can answer first', async () => {
    const automaticAnswer = { kind: 'DECLINE', amount: null, at: '2026-11-21T19:00:00.000Z' } as const;
    await openSelling({ ...received, automaticAnswer });
    expect(section().getByText(/the shop declines it for you at Nov 21st 2026, 01:00 PM/)).toBeTruthy();
    expect(section().getByRole('button', { name: 'Accept' })).toBeTruthy();
  });

  it('of somebody else is not found, and the list stands below', async () => {
    await openSelling(null);
    expect(screen.getByText('This offer was not found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Offer one' })).toBeTruthy();
  });
});

describe('an offer of the buyer', () => {
  const open = (offer: OpenOffer, answers = {}) =>
    renderAccount('/profile/buying/offers?offer=one', {
      AccountOffersBuying: { onwards: page([offer]), counts, offer },
      ...answers,
    });

  it('is answered between the two prices', async () => {
    const countered = offerDetails('one', {
      state: 'COUNTERED',
      counterAmount: { amountCents: 96_000 },
      actions: ['ACCEPT', 'COUNTER', 'DECLINE', 'WITHDRAW'],
    });
    const { user } = await open(countered);
    expect(screen.getAllByText('Your turn').length).toBeGreaterThan(0);
    await press(user, 'Another price');
    expect(section().getByText('Between $900 and $960.')).toBeTruthy();
    await user.type(section().getByLabelText('Price in US dollars'), '960');
    await press(user, 'Send this price');
    expect(section().getByText(/^Enter a price above \$900/)).toBeTruthy();
  });

  it('that was accepted goes into the cart at its price', async () => {
    const accepted = offerDetails('one', {
      state: 'ACCEPTED',
      agreedAmount: { amountCents: 90_000 },
      actions: ['ADD_TO_CART'],
    });
    const { user, requests } = await open(accepted, {
      CartAddListing: {
        cartAddListing: { success: true, message: null, code: null, cart: { version: 1, orders: [] } },
      },
    });
    await press(user, 'Add to cart');
    expect(requests()).toContainEqual(['CartAddListing', expect.objectContaining({ offerId: 'one' })]);
  });

  it('shows its place in line behind a pending sale', async () => {
    await open(offerDetails('one', { placeInLine: 2, actions: ['WITHDRAW'] }));
    expect(section().getByText('Number 2 in line')).toBeTruthy();
  });
});

describe('several offers of the seller', () => {
  const waiting = (id: string, change: Partial<OpenOffer> = {}) =>
    offerDetails(id, { actions: ['ACCEPT', 'COUNTER', 'DECLINE'], proceeds: proceedsFacts(), ...change });
  const openTable = (offers: readonly OpenOffer[], answers = {}) =>
    renderAccount(
      '/profile/selling/offers',
      { AccountOffersSelling: { onwards: page(offers), counts, offer: null }, ...answers },
      { isProfessionalSeller: true },
    );
  const outcome = (id: string, message: string | null) => ({ id, success: message === null, message, offer: null });

  it('stand side by side with what the seller would really get of each', async () => {
    await openTable([
      waiting('one'),
      waiting('two', { proceeds: proceedsFacts({ fromComparablesPercent: null, daysToSell: null }) }),
    ]);
    const table = within(screen.getByRole('table', { name: 'Offers that wait for you' }));
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1)
          .map((cell) => cell.textContent),
      );
    expect(cells).toEqual([
      ['$900', '-10%', '-10%', '-$54', '$846', 'Dec 11th 2026', '21 days'],
      ['$900', '-10%', 'unknown', '-$54', '$846', 'Dec 11th 2026', 'unknown'],
    ]);
  });

  it('are countered by a percentage in one go, and each says what came of it', async () => {
    const results = [outcome('one', null), outcome('two', 'Enter more than the $900 that was offered.')];
    const { user, requests } = await openTable([waiting('one'), waiting('two')], {
      AccountOffersAnswer: { answer: { success: false, message: '1 of 2', code: 'partly', field: null, results } },
    });
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveProperty('disabled', true);
    const bar = () => screen.getByRole('button', { name: /^Accept/ }).closest('[data-sticky]');
    expect(bar()).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all 2 on this page' }));
    expect(bar()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Another price (2)' }));
    const percent = screen.getByLabelText('Percent of the asking price');
    expect(document.activeElement).toBe(percent);
    await user.type(percent, '101');
    await user.click(screen.getByRole('button', { name: 'Another price (2)' }));
    expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeTruthy();
    await user.clear(percent);
    await user.type(percent, '95');
    await user.click(screen.getByRole('button', { name: 'Another price (2)' }));
    expect(await screen.findByText('1 offer of 2 was answered.')).toBeTruthy();
    expect(screen.getByText('Enter more than the $900 that was offered.')).toBeTruthy();
    const seen = '2026-11-21T18:00:00.000Z';
    expect(requests()).toContainEqual([
      'AccountOffersAnswer',
      { ids: ['one', 'two'], seen: [seen, seen], action: 'COUNTER', percent: 95, reply: null },
    ]);
  });

  it('say at the form that no answer was sent, and keep it', async () => {
    const { user, told } = await openTable([waiting('one'), waiting('two')], {
      AccountOffersAnswer: () => {
        throw new Error('offline');
      },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Choose all 2 on this page' }));
    await user.click(screen.getByRole('button', { name: 'Another price (2)' }));
    await user.type(screen.getByLabelText('Percent of the asking price'), '95');
    await user.click(screen.getByRole('button', { name: 'Another price (2)' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The shop did not answer');
    expect(screen.getByDisplayValue('95')).toBeTruthy();
    expect(told).toEqual([]);
  });

  it('that are one alone stay a card', async () => {
    await openTable([waiting('one')]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Offer one' })).toBeTruthy();
  });
});
