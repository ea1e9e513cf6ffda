/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { anonymousSession } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { emit, listen, type Store } from '@headstock/event-bus';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { money, orderWith } from '#mfe-cart-checkout/testing/placed-order.fixture.ts';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';

const keptAddress = {
  id: 'address',
  firstName: 'Ada',
  lastName: 'Moreau',
  company: null,
  line1: '1 Beale Street',
  line2: null,
  city: 'Memphis',
  postalCode: '38103',
  phone: null,
  region: { name: 'Oregon', iso: 'OR' },
  country: { name: 'United States', iso: 'US' },
  keptAsTyped: true,
};

const done = { success: true, message: null };

afterEach(cleanup);

async function show(more: Record<string, unknown> = {}, answers: Record<string, (variables: never) => unknown> = {}) {
  const server = createFakeGraphQLClient({ OrderPage: () => ({ order: orderWith(more) }), ...answers });
  const shop = await renderShop('/orders/one', server.client);
  const sent = (name: string) => server.calls.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...shop, sent };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 8_000 }));

describe('the page of an order', () => {
  it('offers what the server allows, and nothing else', async () => {
    await show({ viewerActions: [] });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Print']);
    cleanup();
    await show();
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Mark as shipped', 'Refund', 'Cancel order', 'Print', 'Register a return']);
  });

  it('wants notes for a return, and sends them once they are there', async () => {
    const { sent, notifications } = await show({}, { OrderRegisterReturn: () => ({ lineItemSetReturnedAt: done }) });
    await press('Register a return');
    const box = await dialog();
    await userEvent.click(box.getByRole('button', { name: 'Register the return' }));
    expect(box.getByText('Please type something')).not.toBeNull();
    expect(sent('OrderRegisterReturn')).toEqual([]);
    await userEvent.type(box.getByLabelText('Return notes'), ' Neck too wide ');
    await userEvent.click(box.getByRole('button', { name: 'Register the return' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('OrderRegisterReturn')).toEqual([{ id: 'line-one', returnNotes: 'Neck too wide', expected: null }]);
    expect(sent('OrderPage')).toHaveLength(2);
    expect(notifications).toMatchObject([{ tone: 'positive' }]);
  });

  it('gives back under one key however often it is sent, and says why it was refused', async () => {
    const answers = [{ success: false, message: 'At most $1.00 can be given back.' }, done];
    const zero = { amountCents: 0 };
    const goods = { amountCents: 125_050 };
    const tenders = [{ id: 'part', kind: 'card', last4: '4242', amount: goods }];
    const quote = { id: 'quote', version: 3, goods, shipping: zero, financingFee: zero, tax: zero, tenders };
    const { sent } = await show(
      {},
      {
        OrderRefundQuote: () => ({ orderRefundQuote: quote }),
        OrderRefund: () => ({ orderRefundCreate: answers.shift() }),
      },
    );
    await press('Refund');
    const box = await dialog();
    const go = () => userEvent.click(box.getByRole('button', { name: 'Refund' }));
    await userEvent.type(box.getByLabelText('Amount in US dollars'), '7,000.01');
    await go();
    expect(box.getByText(/above zero, at most \$7,000\.00/)).not.toBeNull();
    await userEvent.clear(box.getByLabelText('Amount in US dollars'));
    await userEvent.type(box.getByLabelText('Amount in US dollars'), '1,250.5');
    await userEvent.type(box.getByLabelText('Reason'), 'Fret wear');
    await go();
    await box.findByText('At most $1.00 can be given back.');
    expect(box.getByText('To the card ••••4242')).not.toBeNull();
    await go();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = sent('OrderRefund');
    expect(first).toMatchObject({
      id: 'one',
      amountCents: 125_050,
      reason: 'Fret wear',
      quoteId: 'quote',
      quoteVersion: 3,
    });
    expect(sent('OrderRefundQuote')).toEqual([{ id: 'one', amountCents: 125_050 }]);
    expect(second).toEqual(first);
  });

  it('shows how far it has come, and where the parcel is', async () => {
    const shipment = {
      trackingNumber: '1Z9',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z9',
      carrierName: 'UPS',
      deliveredAt: null,
      address: null,
    };
    await show({ shipDate: '2026-11-22T18:00:00Z', shipment });
    const steps = within(screen.getByRole('list', { name: 'How far the order has come' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'PlacedNov 21st 2026',
      'PaidNov 21st 2026',
      'ShippedNov 22nd 2026Follow the parcel',
      'At your door',
    ]);
    expect(screen.getByRole('link', { name: 'Follow the parcel' })).toHaveProperty('href', shipment.trackingUrl);
  });
});

const payment = (__typename: string, more: Record<string, unknown> = {}) => ({
  __typename,
  id: __typename,
  status: 'CAPTURED',
  capturedAt: '2026-11-21T18:00:00Z',
  ...more,
});
const part = (amountCents: number, paid: ReturnType<typeof payment>, isTrade = false) => ({
  id: paid.id,
  isTrade,
  amount: money(amountCents),
  capturedAmount: money(paid.status === 'CAPTURED' ? amountCents : 0),
  reversal: null,
  payment: paid,
});
const pairs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('opens the payment of an order whose address asks for it, to those who can pay', async () => {
  const payable = { amountRemaining: money(560_000), viewerActions: ['PAY'] };
  const options = {
    paymentMethods: ['PAYPAL'],
    cardFields: { url: 'http://localhost:3003/fields', origin: 'http://localhost:3003', redirect: false },
    viewer: null,
  };
  const open = (more: object) =>
    renderShop(
      '/orders/one#pay',
      createFakeGraphQLClient({ OrderPage: { order: orderWith({ ...more }) }, CheckoutPaymentOptions: options }).client,
    );
  await open(payable);
  expect(await screen.findByRole('dialog')).not.toBeNull();
  cleanup();
  await open({ viewerActions: [] });
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('an order that was placed without an account', () => {
  const contact = { id: 'c', email: 'ada@example.com', firstName: 'Ada', lastName: null, phone: null };
  const guests = { viewerActions: ['CLAIM'], contact };
  const signIn = (store: Store): void =>
    emit(store, 'session/changed', { ...anonymousSession, account: sessionAccount(), known: true });
  const answer = (outcome: string) => ({ orderClaim: { ...done, outcome } });

  it('is added on request, or its e-mail is asked; the key of the address goes with it', async () => {
    for (const [outcome, words] of [
      ['CLAIMED', 'The order is among your purchases.'],
      ['MAILED', 'We have sent a link to the e-mail of the order. Open it where you are signed in.'],
    ] as const) {
      const server = createFakeGraphQLClient({
        OrderPage: () => ({ order: orderWith(guests) }),
        OrderClaim: () => answer(outcome),
      });
      const { notifications } = await renderShop('/orders/one?key=secret', server.client, signIn);
      await press('Add to my account');
      await userEvent.click((await dialog()).getByRole('button', { name: 'Add the order' }));
      await waitFor(() => expect(notifications.map(({ message }) => message)).toEqual([words]));
      const sent = server.calls.filter(({ name }) => name === 'OrderClaim').map(({ variables }) => variables);
      expect(sent).toEqual([{ id: 'one', key: 'secret', code: null }]);
      cleanup();
    }
  });

  it('asks a guest to sign in first, and uses the code of a mailed link', async () => {
    const server = createFakeGraphQLClient({
      OrderPage: () => ({ order: orderWith(guests) }),
      OrderClaim: () => answer('CLAIMED'),
    });
    const waiting: (() => void)[] = [];
    await renderShop('/orders/one?key=secret&claim=1.code', server.client, (store) => {
      listen(store, 'auth/open', ({ onSignedIn }) => void (onSignedIn && waiting.push(onSignedIn)));
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => waiting[0]?.());
    await userEvent.click((await dialog()).getByRole('button', { name: 'Add the order' }));
    await waitFor(() => expect(server.calls.some(({ name }) => name === 'OrderClaim')).toBe(true));
    expect(server.calls.find(({ name }) => name === 'OrderClaim')?.variables).toMatchObject({ code: '1.code' });
  });
});

describe('the payments of an order', () => {
  it('stand with label, state and amount; a bank that waits says how to go on; refunds say why', async () => {
    const nextAction = { type: 'verify_with_microdeposits', url: 'https://bank.example/verify' };
    const bank = { status: 'SUBMITTED', capturedAt: null, submittedAt: '2026-11-22T18:00:00Z', nextAction };
    await show({
      capturedPayments: [
        part(100_000, payment('PaymentAch', bank)),
        part(25_000, payment('PaymentPrepaidCode', { code: '••••-3333' }), true),
        part(5_000, payment('PaymentCard', { terminal: true, network: 'visa', last4: '4242' })),
        part(1, payment('PaymentBarter')),
      ],
      refunds: [
        {
          id: 'r',
          isVoid: false,
          status: 'SUCCEEDED',
          reason: 'Fret wear',
          createdAt: '2026-11-23T18:00:00Z',
          refundedAmount: money(2_500),
        },
        {
          id: 's',
          isVoid: false,
          status: 'FAILED',
          reason: null,
          createdAt: '2026-11-24T18:00:00Z',
          refundedAmount: money(100),
        },
      ],
    });
    const sums = screen.getByRole('complementary');
    const rows = pairs(sums).slice(-6);
    expect(rows).toEqual([
      ['ACH Paymenton its way · Nov 22nd 2026', '$1,000.00'],
      ['Trade••••-3333 · received · Nov 21st 2026', '$250.00'],
      ['Stripe Terminal•••• 4242 · received · Nov 21st 2026', '$50.00'],
      ['Unknownreceived · Nov 21st 2026', '$0.01'],
      ['Refunded Nov 23rd 2026Fret wear', '-$25.00'],
      ['Refund of Nov 24th 2026sent back by the bank; we are sending it again', '-$1.00'],
    ]);
    expect(screen.getByRole('link', { name: 'Confirm the two small amounts' })).toHaveProperty('href', nextAction.url);
  });

  it('say what their bank did afterwards, and to staff until when to answer', async () => {
    const taken = (id: string, state: string, more: Record<string, unknown> = {}) => ({
      ...part(100_000, payment('PaymentPaypal', { id, ...more })),
      reversal: { state, at: '2026-11-24T18:00:00Z', respondBy: state === 'DISPUTED' ? '2026-12-01T18:00:00Z' : null },
    });
    await show({
      capturedPayments: [
        taken('a', 'RETURNED', { status: 'FAILED' }),
        taken('b', 'DISPUTED'),
        taken('c', 'DISPUTE_WON'),
        taken('d', 'DISPUTE_LOST', { status: 'REFUNDED' }),
      ],
    });
    const rows = pairs(screen.getByRole('complementary')).slice(-4);
    expect(rows.map(([label]) => label)).toEqual([
      'PayPaltaken back by the bank · Nov 24th 2026',
      'PayPaldisputed, held by the bank · Nov 24th 2026 · answer by Dec 1st 2026',
      'PayPalreceived · dispute won · Nov 24th 2026',
      'PayPalgiven back by the bank · Nov 24th 2026',
    ]);
  });

  it('pays the next instalment of a plan unless more is wanted, with the key of a guest’s link', async () => {
    const layaway = {
      ref: 'three-months',
      deposit: money(140_000),
      nextAmount: money(280_000),
      isOverdue: false,
      instalments: [
        { position: 1, dueAt: '2026-12-21T18:00:00Z', state: 'OPEN', amount: money(280_000) },
        { position: 2, dueAt: '2027-01-21T18:00:00Z', state: 'OPEN', amount: money(280_000) },
      ],
    };
    const paid: unknown[] = [];
    const server = createFakeGraphQLClient({
      OrderPage: () => ({
        order: orderWith({
          paymentState: 'PARTIALLY_PAID',
          amountRemaining: money(560_000),
          viewerActions: ['PAY'],
          layaway,
        }),
      }),
      CheckoutPaymentOptions: () => ({
        paymentMethods: ['PAYPAL', 'AFFIRM', 'CODE', 'MANUAL'],
        cardFields: { url: 'http://localhost:3003/fields', origin: 'http://localhost:3003', redirect: false },
        viewer: { id: 'v', isAdmin: true, storeCredits: [] },
      }),
      CheckoutPay: (variables: never) => {
        paid.push(variables);
        return { ordersPay: { ...done, code: null, orders: [], nextAction: null } };
      },
    });
    await renderShop('/orders/one?key=secret', server.client);
    expect(await screen.findByRole('row', { name: /Dec 21st 2026 · open.*\$2,800.00/ })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pay the rest' }));
    expect(await screen.findByLabelText('Amount now')).toMatchObject({ value: '2800.00' });
    expect(screen.queryByRole('radio', { name: /Affirm/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^Manual/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(await screen.findByText('Please type something')).not.toBeNull();
    await userEvent.type(screen.getByLabelText(/How it was paid/), 'Cash');
    await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(paid).toHaveLength(1));
    expect(paid[0]).toMatchObject({
      orders: [{ orderId: 'one', amountCents: 560_000, key: 'secret' }],
      paymentMethods: [{ kind: 'MANUAL', type: 'Cash', amountCents: 280_000 }],
      layawayPlan: null,
    });
  });
});

it('warns those who ship it of an address that was kept in spite of its contradiction', async () => {
  const untracked = { trackingNumber: null, trackingUrl: null, carrierName: null, deliveredAt: null };
  const shipment = { id: 's', ...untracked, address: keptAddress };
  await show({ shipment });
  expect(screen.getByText(/^Its buyer kept this address/)).not.toBeNull();
  cleanup();
  await show({ shipment, viewerActions: ['CANCEL'] });
  expect(screen.queryByText(/^Its buyer kept this address/)).toBeNull();
});

describe('a purchase', () => {
  /** Opens the page of an order that was not reported yet; gives what it announces once the API has answered. */
  async function announced(success: boolean, more: Record<string, unknown> = {}) {
    const answered = Promise.withResolvers<object>();
    const { store, sent } = await show(
      { analyticsShown: false, shared: false, ...more },
      { OrderReportPurchase: () => answered.promise },
    );
    const purchases: unknown[] = [];
    listen(store, 'order/purchased', (purchase) => void purchases.push(purchase));
    answered.resolve({ orderReportPurchase: { success } });
    return { purchases, sent };
  }

  it('is announced by the page that the API lets report it', async () => {
    const { purchases, sent } = await announced(true);
    await waitFor(() => expect(purchases).toMatchObject([{ id: 'one', totalCents: 700_000 }]), { timeout: 8_000 });
    expect(sent('OrderReportPurchase')).toEqual([{ id: 'one' }]);
  });

  it('is announced by no other page', async () => {
    const { purchases, sent } = await announced(false);
    await waitFor(() => expect(sent('OrderReportPurchase')).toHaveLength(1), { timeout: 8_000 });
    expect(purchases).toEqual([]);
    cleanup();
    const reported = await announced(true, { analyticsShown: true });
    expect(reported.sent('OrderReportPurchase')).toEqual([]);
    expect(reported.purchases).toEqual([]);
  });
});
