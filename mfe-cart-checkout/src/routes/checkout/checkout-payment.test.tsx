/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';
import { heading, keepPlan, press, startCheckout } from '#mfe-cart-checkout/testing/checkout-page.fixture.ts';
import type { CheckoutServer } from '#mfe-cart-checkout/testing/checkout-server.fixture.ts';

let server: CheckoutServer;
beforeEach(() => {
  server = startCheckout();
});
afterEach(cleanup);

describe('the ways to pay', () => {
  beforeEach(() => {
    server.nameGuest();
    server.settle();
  });
  const refused =
    (code: string, message: string | null = null) =>
    () => ({
      success: false,
      code,
      message,
      orders: [],
      nextAction: null,
    });
  const waiting = () => ({
    ...refused('action-required')(),
    nextAction: { type: 'redirect', url: 'https://pay.example/one' },
  });
  const toReview = async () => {
    await press('Continue to review');
    await screen.findByRole('button', { name: /^(Continue to|Place order)/ });
    await waitFor(() => expect(heading()).toBe('All in tune?'));
  };

  it('let a member pay with a kept card that is good, the default first, or type another one', async () => {
    const kept = {
      network: 'visa',
      last4: '4242',
      expiryMonth: 4,
      expiryYear: 2030,
      isExpired: false,
      isDefault: false,
    };
    const old = { ...kept, id: 'old', last4: '0005', expiryYear: 2020, isExpired: true, isDefault: true };
    server.signIn();
    server.keepCards([old, { ...kept, id: 'one' }, { ...kept, id: 'two', last4: '4444' }]);
    await renderShop('/checkout?step=payment', server.client);
    expect(await screen.findByRole('radio', { name: /ending in 0005/ })).toMatchObject({ disabled: true });
    expect(screen.getByRole('radio', { name: /ending in 4242/ })).toMatchObject({ checked: true });
    expect(screen.queryByLabelText('Save this card for next time')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Another card' }));
    expect(screen.getByLabelText('Save this card for next time')).toMatchObject({ checked: false });
    await userEvent.click(screen.getByRole('radio', { name: /ending in 4444/ }));
    server.payWith(refused('declined', 'The card was declined.'));
    await toReview();
    await press(/^Place order/);
    expect(await screen.findByText('The card was declined.')).not.toBeNull();
    expect(server.payments()[0]?.paymentMethods).toEqual([{ kind: 'CARD', savedCard: 'two' }]);
    expect(await screen.findByRole('radio', { name: /ending in 4444/ })).toMatchObject({ checked: true });
  });

  it('offer a guest no kept card, and none to be kept', async () => {
    await renderShop('/checkout?step=payment', server.client);
    await screen.findByLabelText('Gift or trade code');
    expect(screen.queryByLabelText('Save this card for next time')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Another card' })).toBeNull();
  });

  it('say at the field what is wrong with a code, and lose nothing of it', async () => {
    await renderShop('/checkout?step=payment', server.client);
    const field = await screen.findByLabelText('Gift or trade code');
    await press('Apply');
    expect(screen.getByText('Please type a code')).not.toBeNull();
    await userEvent.type(field, 'guess-work-1');
    await press('Apply');
    expect(await screen.findByText('This code is not known.')).not.toBeNull();
    expect(field).toMatchObject({ value: 'guess-work-1' });
    server.spendCode(0);
    await userEvent.clear(field);
    await userEvent.type(field, 'gutr-2222-dema-3333{Enter}');
    expect(await screen.findByText('Nothing is left on this code')).not.toBeNull();
    expect(heading()).toBe('How will you pay?');
  });

  it('let a code and credits pay first, and the rest in another way; each can be taken off', async () => {
    server.signIn();
    await renderShop('/checkout?step=payment', server.client);
    await userEvent.type(await screen.findByLabelText('Gift or trade code'), 'gutr 2222 dema 3333{Enter}');
    const code = await screen.findByRole('button', { name: 'Remove Code ••••-3333' });
    expect(code.closest('li')?.textContent).toContain('-$250.00');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Store Credits/ }));
    expect(screen.getByRole('group', { name: 'Pay the rest, $6,718.00' })).not.toBeNull();
    await press(/^Remove/);
    expect(screen.getByRole('group', { name: 'Pay the rest, $6,968.00' })).not.toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
    await toReview();
    server.payWith(refused('insufficient', 'There are $10.00 of store credits left.'));
    await press('Continue to PayPal, $6,968.00');
    expect(await screen.findByText('There are $10.00 of store credits left.')).not.toBeNull();
    expect(server.payments()[0]?.paymentMethods).toEqual([
      { kind: 'STORE_CREDITS', isTrade: false, amountCents: 15_000 },
      { kind: 'PAYPAL' },
    ]);
    expect(await screen.findByRole('radio', { name: /^PayPal/ })).toMatchObject({ checked: true });
  });

  it('tell anew what is left on a code that another payment was quicker with', async () => {
    const code = { kind: 'CODE', code: 'GUTR2222DEMA3333', isTrade: false, balanceCents: 25_000 };
    keepPlan({ method: 'PAYPAL', storedValues: [code] });
    await renderShop('/checkout?step=review', server.client);
    server.spendCode(4_000);
    server.payWith(refused('insufficient', 'There is $40.00 left on the code. Nothing was charged.'));
    await press('Continue to PayPal, $6,868.00');
    const field = await screen.findByLabelText('Gift or trade code');
    expect(screen.getByText('There is $40.00 left on the code. Nothing was charged.')).not.toBeNull();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findByRole('group', { name: 'Pay the rest, $7,078.00' })).not.toBeNull();
  });

  it('add Affirm’s fee to the total before paying, and take it off with another way', async () => {
    await renderShop('/checkout?step=payment', server.client);
    await userEvent.click(await screen.findByRole('radio', { name: /^Affirm/ }));
    expect(await screen.findByText(/^Affirm’s fee of \$420.00/)).not.toBeNull();
    expect(screen.getByRole('group', { name: 'Pay $7,538.00' })).not.toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^PayPal/ }));
    expect(await screen.findByRole('group', { name: 'Pay $7,118.00' })).not.toBeNull();
    expect(server.names().filter((name) => name.endsWith('AffirmFee'))).toEqual([
      'CheckoutSetAffirmFee',
      'CheckoutRemoveAffirmFee',
    ]);
  });

  it('come back cancelled with everything as it was', async () => {
    keepPlan({ method: 'PAYPAL' });
    server.payWith(refused('void'));
    const { where } = await renderShop('/checkout?payment=key-of-before', server.client);
    expect(await screen.findByText(/^You came back without paying/)).not.toBeNull();
    expect(where()).toBe('/checkout?step=payment');
    expect(await screen.findByRole('radio', { name: /^PayPal/ })).toMatchObject({ checked: true });
  });

  it('come back paid in another tab, which knows the payment by its address alone', async () => {
    server.emptyCart();
    const { where, notifications } = await renderShop('/checkout?payment=key-of-elsewhere', server.client);
    await waitFor(() => expect(where()).toBe('/orders/one?key=secret'));
    expect(notifications).toMatchObject([{ message: 'Thank you. The payment is received.', tone: 'positive' }]);
    expect(server.calls.find(({ name }) => name === 'CheckoutResumePayment')?.variables).toEqual({
      idempotencyKey: 'key-of-elsewhere',
    });
  });

  it('fail for the rest of a placed order in a tab that knows only the key, and go on at the order', async () => {
    server.emptyCart();
    const orders = [{ id: 'one', number: 'H-one', guestKey: 'secret', completedAt: '2026-11-20T18:00:00Z' }];
    server.payWith(() => ({ ...refused('declined', 'The payment was declined.')(), orders }));
    const declined = await renderShop('/checkout?payment=key-of-elsewhere', server.client);
    await waitFor(() => expect(declined.where()).toBe('/orders/one?key=secret'));
    expect(await screen.findByText('The payment was declined.')).not.toBeNull();
    cleanup();
    server.payWith(() => ({ ...waiting(), orders }));
    const { where } = await renderShop('/checkout?payment=key-of-elsewhere', server.client);
    await screen.findByRole('link', { name: 'Continue there' });
    await press('Pay another way');
    await waitFor(() => expect(where()).toBe('/orders/one?key=secret'));
  });

  it('go on where a provider still waits, or in another way under a new key', async () => {
    keepPlan({ method: 'PAYPAL' });
    server.payWith(waiting);
    await renderShop('/checkout?payment=key-of-before', server.client);
    const go = await screen.findByRole('link', { name: 'Continue there' });
    expect(go).toHaveProperty('href', 'https://pay.example/one');
    await press('Pay another way');
    await userEvent.click(await screen.findByRole('radio', { name: /^ACH/ }));
    expect(screen.getByText(/you authorize Headstock to debit \$7,118.00 once/)).not.toBeNull();
    await toReview();
    server.payWith(() => ({
      ...refused('submitted')(),
      success: true,
      orders: [{ id: 'one', number: 'H-one', guestKey: 'secret', completedAt: '2026-11-21T18:00:00Z' }],
    }));
    await press('Continue to your bank, $7,118.00');
    await waitFor(() => expect(server.payments()).toHaveLength(1));
    expect(server.payments()[0]?.idempotencyKey).not.toBe('key-of-before');
  });

  it('lead to the provider’s own page for cards where it has no form for us', async () => {
    server.payElsewhere();
    await renderShop('/checkout?step=payment', server.client);
    expect(await screen.findByText(/^You type the card on the payment provider’s own page/)).not.toBeNull();
    expect(screen.queryByTitle('Card form of the payment provider')).toBeNull();
    await toReview();
    await press('Continue to the payment page, $7,118.00');
    await waitFor(() => expect(server.payments()).toHaveLength(1));
    expect(server.payments()[0]?.paymentMethods).toEqual([{ kind: 'CARD' }]);
  });
});
