/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';
import { fillAddress, patience, press, startCheckout } from '#mfe-cart-checkout/testing/checkout-page.fixture.ts';
import type { CheckoutServer } from '#mfe-cart-checkout/testing/checkout-server.fixture.ts';

let server: CheckoutServer;
beforeEach(() => {
  server = startCheckout();
});
afterEach(cleanup);

describe('a delivery to a state where its postal code is not', () => {
  beforeEach(() => server.nameGuest());
  const fill = async (): Promise<void> => {
    await fillAddress('38103');
    await screen.findByRole('radio', { name: /Insured ground/ });
    await press('Continue to payment');
    await screen.findByText(/^The postal code 38103 is in Tennessee, not in Oregon/, {}, patience);
  };
  const sent = () =>
    server.calls.filter(({ name }) => name === 'CheckoutCreateGuestAddress').map(({ variables }) => variables);

  it('says so at the field, keeps what was typed, and takes the right state with one click', async () => {
    const { where, notifications } = await renderShop('/checkout?step=delivery', server.client);
    await fill();
    const state = screen.getByLabelText('State');
    expect(state).toMatchObject({ value: 'OR' });
    expect(state.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(state));
    expect(notifications).toEqual([]);
    await press('Use Tennessee');
    expect(state).toMatchObject({ value: 'TN' });
    expect(document.activeElement).toBe(state);
    expect(state.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByRole('button', { name: 'Keep it as typed' })).toBeNull();
    await screen.findByRole('radio', { name: /Insured ground/ });
    await press('Continue to payment');
    await waitFor(() => expect(where()).toBe('/checkout?step=payment'), patience);
    expect(sent().at(-1)).toMatchObject({ address: { region: 'Tennessee', postalCode: '38103' } });
  });

  it('sends it as typed to a shopper who insists', async () => {
    const { where } = await renderShop('/checkout?step=delivery', server.client);
    await fill();
    await press('Keep it as typed');
    await waitFor(() => expect(where()).toBe('/checkout?step=payment'), patience);
    expect(sent()).toMatchObject([
      { address: { region: 'Oregon' } },
      { address: { region: 'Oregon', postalCode: '38103', keepAsTyped: true } },
    ]);
    expect(sent()[0]).not.toHaveProperty('address.keepAsTyped');
  });

  it('says so in the address book, too', async () => {
    server.signIn();
    await renderShop('/checkout', server.client);
    await press('Change this address');
    const code = screen.getByLabelText('Postal code');
    await userEvent.clear(code);
    await userEvent.type(code, '38103');
    await press('Save the address');
    await press('Use Tennessee');
    await press('Save the address');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the address' })).toBeNull(), patience);
    const saved = server.calls.filter(({ name }) => name === 'UpdateAddress');
    expect(saved.at(-1)?.variables).toMatchObject({ address: { region: 'Tennessee', postalCode: '38103' } });
  });
});

describe('a tax that nobody can compute', () => {
  beforeEach(() => server.nameGuest());

  it('is said where it is asked for, and the checkout goes on once it is known', async () => {
    server.setTaxKnown(false);
    const { where, notifications } = await renderShop('/checkout?step=delivery', server.client);
    await userEvent.click(screen.getByRole('radio', { name: /Pick up in store/ }));
    expect(await screen.findByText('The sales tax cannot be computed right now.', {}, patience)).not.toBeNull();
    expect(screen.getByRole('complementary', { name: 'Your order' }).textContent).toContain('Not available right now');
    server.setTaxKnown(true);
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('The sales tax cannot be computed right now.')).toBeNull(), patience);
    await press('Continue to payment');
    await waitFor(() => expect(where()).toBe('/checkout?step=payment'), patience);
    expect(notifications).toEqual([]);
  });

  it('stops a new address before the payment', async () => {
    server.setTaxKnown(false);
    const { where, notifications } = await renderShop('/checkout?step=delivery', server.client);
    await fillAddress('97214');
    await screen.findByRole('radio', { name: /Insured ground/ });
    await press('Continue to payment');
    await waitFor(
      () => expect(notifications).toMatchObject([{ message: 'The sales tax cannot be computed right now.' }]),
      patience,
    );
    expect(where()).toBe('/checkout?step=delivery');
  });
});
