/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartAtom } from '@headstock/event-bus';
import { TransportError } from '@headstock/graphql-client';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';
import {
  fillAddress,
  heading,
  keepPlan,
  patience,
  press,
  startCheckout,
  type,
} from '#mfe-cart-checkout/testing/checkout-page.fixture.ts';
import type { CheckoutServer } from '#mfe-cart-checkout/testing/checkout-server.fixture.ts';

let server: CheckoutServer;
beforeEach(() => {
  server = startCheckout();
});
afterEach(cleanup);

const keepCard = () => keepPlan({ method: 'CARD', card: { token: 'tok_1', network: 'visa', last4: '4242' } });

describe('the contact', () => {
  it('says at each field what is wrong, and puts the focus on the first', async () => {
    const { where } = await renderShop('/checkout', server.client);
    expect(heading()).toBe('Who is it for?');
    await type('E-mail', 'ADA@example');
    await press('Continue to delivery');
    expect(screen.getByText('Invalid E-mail')).not.toBeNull();
    expect(screen.getAllByText('Please type something')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
    expect(screen.getByLabelText('E-mail')).toMatchObject({ value: 'ada@example' });
    expect(where()).toBe('/checkout?step=contact');
    expect(server.names()).toEqual(['CheckoutPage']);
  });

  it('names the guest on every order, each with its own answer to the bot check', async () => {
    server.addOrder('two');
    const { where } = await renderShop('/checkout?step=payment', server.client);
    await type('E-mail', ' Ada@Example.com ');
    await type('First name', 'Ada');
    await type('Last name', 'Moreau');
    await press('Continue to delivery');
    await waitFor(() => expect(where()).toBe('/checkout?step=delivery'));
    const named = server.calls.filter(({ name }) => name === 'CheckoutSetGuestContact');
    expect(named.map(({ variables }) => variables)).toMatchObject([
      { orderId: 'one', email: 'ada@example.com', firstName: 'Ada', lastName: 'Moreau' },
      { orderId: 'two', email: 'ada@example.com' },
    ]);
    expect(server.names().filter((name) => name === 'BotChallenge')).toHaveLength(2);
    await waitFor(() => expect(heading()).toBe('Where shall it go?'));
    expect(document.activeElement?.textContent).toBe('Where shall it go?');
  });

  it('keeps who buys when somebody else receives it', async () => {
    const { go } = await renderShop('/checkout', server.client);
    await type('E-mail', 'ada@example.com');
    await type('First name', 'Ada');
    await type('Last name', 'Moreau');
    await press('Continue to delivery');
    await waitFor(() => expect(heading()).toBe('Where shall it go?'), patience);
    const receiver = await screen.findByLabelText('First name', {}, patience);
    expect(receiver).toMatchObject({ value: 'Ada' });
    await userEvent.clear(receiver);
    await userEvent.type(receiver, 'Grace');
    await go('/checkout?step=contact');
    expect(await screen.findByLabelText('First name', {}, patience)).toMatchObject({ value: 'Ada' });
    await press('Continue to delivery');
    await waitFor(() => expect(heading()).toBe('Where shall it go?'), patience);
    expect(screen.getByLabelText('First name')).toMatchObject({ value: 'Grace' });
    expect(server.names().filter((name) => name === 'CheckoutSetGuestContact')).toHaveLength(1);
  });

  it('keeps what was typed over a reload', async () => {
    await renderShop('/checkout', server.client);
    await type('First name', 'Ada');
    cleanup();
    await renderShop('/checkout', server.client);
    expect(screen.getByLabelText('First name')).toMatchObject({ value: 'Ada' });
  });
});

describe('the delivery', () => {
  beforeEach(() => server.nameGuest());

  it('refuses a short postal code at the field', async () => {
    await renderShop('/checkout?step=delivery', server.client);
    await fillAddress('9721');
    await press('Continue to payment');
    expect(screen.getByText('Five digits, please')).not.toBeNull();
    expect(server.names()).not.toContain('CheckoutCreateGuestAddress');
  });

  it('offers ways with prices and days, and settles address, way and price', async () => {
    const { where } = await renderShop('/checkout?step=delivery', server.client);
    await fillAddress();
    const ground = await screen.findByRole('radio', { name: /Insured ground.*\$118/ });
    expect(ground).toMatchObject({ checked: true });
    expect(screen.getByText(/^Arrives .+ to /)).not.toBeNull();
    expect(screen.queryByRole('radio', { name: /Pick up in store.*We write/ })).toBeNull();
    await press('Continue to payment');
    await waitFor(() => expect(where()).toBe('/checkout?step=payment'));
    expect(server.calls.find(({ name }) => name === 'CheckoutCreateGuestAddress')?.variables).toEqual({
      orderId: 'one',
      address: expect.objectContaining({ region: 'Oregon', postalCode: '97214', countryIso: 'US' }),
    });
    expect(server.names().slice(-4)).toContain('CheckoutPriceOrders');
  });

  it('stops when the price is not the one that was shown, and goes on when it is', async () => {
    const { where, notifications } = await renderShop('/checkout?step=delivery', server.client);
    await fillAddress();
    await screen.findByRole('radio', { name: /Insured ground/ });
    server.raisePrice(5_000);
    await press('Continue to payment');
    expect(await screen.findByText('This changed while you were here. Nothing was charged.')).not.toBeNull();
    expect(notifications).toMatchObject([{ message: 'New price and old price are not matching', tone: 'negative' }]);
    expect(where()).toBe('/checkout?step=delivery');
    await press('Continue to payment');
    await waitFor(() => expect(where()).toBe('/checkout?step=payment'));
  });

  it('does not take a tax that was not shown yet for a changed price', async () => {
    server.setTax(49_000);
    const { where, notifications } = await renderShop('/checkout?step=delivery', server.client);
    await fillAddress();
    await screen.findByRole('radio', { name: /Insured ground/ });
    await press('Continue to payment');
    await waitFor(() => expect(where()).toBe('/checkout?step=payment'));
    expect(notifications).toEqual([]);
  });

  it('lets the order be fetched in the store', async () => {
    const { where } = await renderShop('/checkout?step=delivery', server.client);
    await userEvent.click(screen.getByRole('radio', { name: /Pick up in store/ }));
    await press('Continue to payment');
    await waitFor(() => expect(where()).toBe('/checkout?step=payment'));
    const set = server.calls.filter(({ name }) => name === 'CheckoutSetShippingAddress');
    expect(set.at(-1)?.variables).toEqual({ orderId: 'one', storeId: 'store' });
  });

  it('changes an address of the address book at its place, and asks for its prices again', async () => {
    server.signIn();
    server.addAddress({ id: 'studio', line1: '1 Studio Way' });
    await renderShop('/checkout', server.client);
    await userEvent.click(await screen.findByRole('radio', { name: /1 Studio Way/ }));
    await press('Make it the default');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Make it the default' })).toBeNull(), patience);
    await press('Change this address');
    const street = screen.getByLabelText('Street address');
    await userEvent.clear(street);
    await press('Save the address');
    expect(screen.getByText('Please type something')).not.toBeNull();
    await userEvent.type(street, '2 Studio Way');
    const quotes = server.names().filter((name) => name === 'CheckoutShippingOptions').length;
    await press('Save the address');
    expect(await screen.findByRole('radio', { name: /2 Studio Way/ }, patience)).toMatchObject({ checked: true });
    await waitFor(
      () => expect(server.names().filter((name) => name === 'CheckoutShippingOptions').length).toBeGreaterThan(quotes),
      patience,
    );
    expect(sessionStorage.getItem('checkout-address')).toBeNull();
  });

  it('is any of a long address book, found by its pages or by a search, and stays chosen', async () => {
    server.signIn();
    for (let at = 1; at < 40; at += 1) server.addAddress({ id: `a${at}`, line1: `${at} Elm Street` });
    await renderShop('/checkout?step=delivery', server.client);
    const street = (name: string | RegExp) => screen.queryByRole('radio', { name });
    expect(street(/418 SE Alder Street/)).toMatchObject({ checked: true });
    expect(screen.getByText('12 of 40 addresses')).not.toBeNull();
    expect(street(/ 20 Elm Street/)).toBeNull();
    await press('Show more addresses');
    expect(await screen.findByText('24 of 40 addresses', {}, patience)).not.toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /20 Elm Street/ }));
    await userEvent.type(screen.getByLabelText('Search the address book'), '39 Elm{Enter}');
    expect(await screen.findByText('1 of 1 address', {}, patience)).not.toBeNull();
    expect(street(/20 Elm Street/)).toMatchObject({ checked: true });
    await userEvent.click(screen.getByRole('radio', { name: /39 Elm Street/ }));
    cleanup();
    // What this tab kept is on no first page.
    await renderShop('/checkout?step=delivery', server.client);
    expect(await screen.findByRole('radio', { name: /39 Elm Street/ }, patience)).toMatchObject({ checked: true });
    await userEvent.type(screen.getByLabelText('Search the address book'), 'nowhere');
    expect(await screen.findByText('No address matches.', {}, patience)).not.toBeNull();
    expect(street(/39 Elm Street/)).toMatchObject({ checked: true });
  });

  it('is that of whoever the order is put together for, and so is the address book', async () => {
    server.signIn();
    server.buyFor({ id: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: 'Moreau', phone: null });
    const { go } = await renderShop('/checkout', server.client);
    expect(screen.getByText(/ada@example.com/)).not.toBeNull();
    expect(server.calls.find(({ name }) => name === 'GetAddresses')?.variables).toMatchObject({ accountId: 'ada' });
    await press('Change this address');
    await press('Save the address');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the address' })).toBeNull(), patience);
    expect(server.calls.find(({ name }) => name === 'UpdateAddress')?.variables).toMatchObject({
      accountId: 'ada',
    });
    await go('/checkout?step=contact');
    expect(await screen.findByText(/^You buy for Ada Moreau, ada@example.com/, {}, patience)).not.toBeNull();
  });

  it('keeps a change of an address over a reload, and saves it before it goes on', async () => {
    server.signIn();
    await renderShop('/checkout', server.client);
    await press('Change this address');
    await userEvent.type(screen.getByLabelText('Street address'), ', back door');
    cleanup();
    const again = await renderShop('/checkout?step=delivery', server.client);
    expect(screen.getByLabelText('Street address')).toMatchObject({ value: '418 SE Alder Street, back door' });
    await screen.findByRole('radio', { name: /Insured ground/ });
    await press('Continue to payment');
    await waitFor(() => expect(again.where()).toBe('/checkout?step=payment'), patience);
    expect(server.calls.find(({ name }) => name === 'UpdateAddress')?.variables).toMatchObject({
      id: 'address',
      address: { line1: '418 SE Alder Street, back door' },
    });
  });

  it('begins once more at the delivery when a store was wished for after all was settled', async () => {
    server.settle();
    sessionStorage.setItem('headstock-pick-up', '"store"');
    const { where } = await renderShop('/checkout', server.client);
    expect(heading()).toBe('Where shall it go?');
    expect(screen.getByRole('radio', { name: /Pick up in store/ })).toMatchObject({ checked: true });
    await press('Continue to payment');
    await waitFor(() => expect(where()).toBe('/checkout?step=payment'));
    expect(server.calls.filter(({ name }) => name === 'CheckoutSetShippingAddress').at(-1)?.variables).toMatchObject({
      storeId: 'store',
    });
  });

  it('says which fields a new address of an account needs', async () => {
    server.signIn();
    const { notifications } = await renderShop('/checkout', server.client);
    await userEvent.click(await screen.findByRole('radio', { name: /A new address/ }));
    await press('Continue to payment');
    expect(notifications).toMatchObject([
      { message: 'Fields: firstName, lastName, line1, city, region, postalCode are required', tone: 'negative' },
    ]);
  });

  it('asks for no region where addresses have none', async () => {
    await renderShop('/checkout?step=delivery', server.client);
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'France');
    expect(screen.queryByLabelText(/State|Province|Region/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Canada');
    expect(screen.getByLabelText('Province')).not.toBeNull();
  });
});

describe('the review', () => {
  beforeEach(() => {
    server.nameGuest();
    server.settle();
  });

  it('is reached only with a card', async () => {
    await renderShop('/checkout?step=review', server.client);
    expect(heading()).toBe('How will you pay?');
  });

  it('pays exactly what is shown, shows the order and empties the cart', async () => {
    keepCard();
    const { where, store } = await renderShop('/checkout?step=review', server.client);
    await press('Place order, $7,118.00');
    await waitFor(() => expect(where()).toBe('/orders/one?key=secret'));
    expect(server.payments()).toMatchObject([
      {
        orders: [{ orderId: 'one', version: 1, amountCents: 711_800 }],
        paymentMethods: [{ kind: 'CARD', token: 'tok_1' }],
        layawayPlan: null,
      },
    ]);
    await waitFor(() => expect(store.get(cartAtom).id).toBeNull());
    expect(sessionStorage.getItem('checkout-intent')).toBeNull();
    await waitFor(() => expect(heading()).toBe('It is yours, Ada.'));
  });

  it('finds out under the same key when the answer is lost, and pays once', async () => {
    keepCard();
    server.payWith(() => {
      throw new TransportError('gone', 0);
    });
    const { where } = await renderShop('/checkout?step=review', server.client);
    await press(/^Place order/);
    expect(await screen.findByText(/The connection broke off/)).not.toBeNull();
    await waitFor(() => expect(where()).toBe('/orders/one?key=secret'));
    const [paid] = server.payments();
    expect(server.calls.find(({ name }) => name === 'CheckoutResumePayment')?.variables).toEqual({
      idempotencyKey: paid?.idempotencyKey,
    });
    expect(server.payments()).toHaveLength(1);
  });

  it('takes a payment up again after a reload, also when the cart is empty already', async () => {
    const intent = {
      idempotencyKey: 'key-of-before',
      paymentMethods: [{ kind: 'CARD', token: 'tok_1' }],
      orders: [{ orderId: 'one', version: 1, amountCents: 1 }],
      sent: true,
    };
    sessionStorage.setItem('checkout-intent', JSON.stringify(intent));
    server.emptyCart();
    const { where } = await renderShop('/checkout?step=review', server.client);
    await waitFor(() => expect(where()).toBe('/orders/one?key=secret'));
    expect(server.payments()).toEqual([]);
  });

  it('keeps the cart when the card is declined, and says so where the card is typed', async () => {
    keepCard();
    server.payWith(() => ({
      success: false,
      code: 'declined',
      message: 'The card was declined.',
      orders: [],
      nextAction: null,
    }));
    const { where, store } = await renderShop('/checkout?step=review', server.client);
    await press(/^Place order/);
    expect((await screen.findByRole('alert')).textContent).toBe('The card was declined.');
    expect(where()).toBe('/checkout?step=payment');
    expect(store.get(cartAtom).id).toBe('one');
    expect(sessionStorage.getItem('checkout-intent')).toBeNull();
  });

  it('shows what changed, charges nothing, and pays the new price under a new key', async () => {
    keepCard();
    server.payWith(() => {
      server.raisePrice(5_000);
      return {
        success: false,
        code: 'changed',
        message: 'New price and old price are not matching',
        orders: [],
        nextAction: null,
      };
    });
    const { where, notifications } = await renderShop('/checkout?step=review', server.client);
    await press(/^Place order/);
    expect(await screen.findByText('This changed while you were here. Nothing was charged.')).not.toBeNull();
    expect(notifications).toMatchObject([{ message: 'New price and old price are not matching', tone: 'negative' }]);
    await press('Place order, $7,168.00');
    await waitFor(() => expect(where()).toBe('/orders/one?key=secret'));
    const keys = server.payments().map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('walks back and forth without a question to the server', async () => {
    keepCard();
    const { go, back } = await renderShop('/checkout?step=review', server.client);
    await go('/checkout?step=contact');
    expect(heading()).toBe('Who is it for?');
    await back();
    expect(heading()).toBe('All in tune?');
    expect(server.names().filter((name) => name === 'CheckoutPage')).toHaveLength(1);
  });
});

it('an empty cart leads back to the shop', async () => {
  server.emptyCart();
  await renderShop('/checkout', server.client);
  expect(heading()).toBe('Your cart is empty. The wall is not.');
});
