/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { toCartState } from '@headstock/commerce-client/cart-state';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { emit } from '@headstock/event-bus';
import { GraphQLClientProvider, type GraphQLClient } from '@headstock/graphql-client';
import { IntlRoot } from '@headstock/i18n/messages';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { cartOf, lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { loadWidget } from '#mfe-cart-checkout/widgets/mini-cart.tsx';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';

const cart = cartOf(
  4,
  orderOf('one', [
    lineItemOf({ id: 'a', title: '1965 Fender Jazzmaster', unitCents: 700_000 }),
    lineItemOf({ id: 'b', title: 'The H tee', unitCents: 3_200, quantity: 2, stock: 14 }),
  ]),
);

afterEach(cleanup);

async function open(client: GraphQLClient, known = cart) {
  const store = createStore();
  emit(store, 'cart/changed', toCartState(known));
  const { Widget } = await loadWidget({ locale: 'en' });
  const onClose = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <Widget onClose={onClose} /> }]);
  await act(async () => {
    render(
      <IntlRoot locale="en" messages={{}} timeZone="America/Chicago">
        <Provider store={store}>
          <GraphQLClientProvider value={client}>
            <RouterProvider router={router} />
          </GraphQLClientProvider>
        </Provider>
      </IntlRoot>,
    );
  });
  return { store, onClose, router };
}

describe('the mini cart', () => {
  it('shows what the page knows before the API answers, and what can be changed after it', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { client } = createFakeGraphQLClient({ CartContents: () => new Promise((resolve) => (answer = resolve)) });
    await open(client);
    expect(screen.getByRole('link', { name: 'The H tee' }).getAttribute('href')).toBe('/shop/guitar-b/item-b');
    expect(screen.queryByRole('group')).toBeNull();
    await act(async () => answer({ cart }));
    expect(screen.getByRole('group', { name: 'Quantity of The H tee' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Remove 1965 Fender Jazzmaster' })).not.toBeNull();
  });

  it('is a dialog with the sum and the two ways on, its title in focus', async () => {
    const { client } = createFakeGraphQLClient({ CartContents: () => ({ cart }) });
    const { onClose, router } = await open(client);
    expect(screen.getByRole('dialog', { name: 'In your cart' }).textContent).toContain('$7,064.00');
    expect(document.activeElement?.textContent).toBe('In your cart');
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
    await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/cart');
  });

  it('stays as it is when the API does not answer', async () => {
    const { client } = createFakeGraphQLClient({
      CartContents: () => {
        throw new Error('offline');
      },
    });
    await open(client);
    expect(screen.getByRole('link', { name: '1965 Fender Jazzmaster' })).not.toBeNull();
  });

  it('says what an empty cart says', async () => {
    const { client } = createFakeGraphQLClient({ CartContents: () => ({ cart: cartOf(0) }) });
    await open(client, cartOf(0));
    expect(screen.getByText('Your cart is empty. The wall is not.')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });
});
