/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cartAtom, emit } from '@headstock/event-bus';
import { anonymousSession } from '@headstock/contracts/session';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { cartOf, lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { renderShop } from '#mfe-cart-checkout/testing/render-shop.fixture.tsx';

afterEach(cleanup);

const account = sessionAccount({ id: 'ada', email: 'ada@example.com', displayName: 'Ada' });
const order = orderOf('one', [lineItemOf({ id: 'a', title: 'A Jazzmaster', unitCents: 650_000 })]);

function serve() {
  const state = { taken: false };
  const prepared = () => ({
    ...order,
    shared: !state.taken,
    draftedBy: state.taken ? null : { id: 'n', displayName: 'Nora' },
  });
  const fake = createFakeGraphQLClient({
    CartContents: () => ({ cart: state.taken ? cartOf(2, order) : cartOf(1) }),
    CartLinkedDraft: ({ id, key }: { id: string; key: string }) => ({
      order: id === 'one' && key === 'secret' ? prepared() : null,
    }),
    CartSentDrafts: () => ({
      viewer: {
        id: 'ada',
        ordersBuyerOpen: {
          edges: [{ node: prepared() }, { node: { ...order, id: 'own', shared: false, draftedBy: null } }],
        },
      },
    }),
    CartClaimDraft: () => {
      state.taken = true;
      return { draftOrderClaim: { success: true, message: null, cart: cartOf(2, order) } };
    },
  });
  return { ...fake, state };
}

describe('an order that staff put together', () => {
  it('is found by its link and put into the cart, once', async () => {
    const { client, calls } = serve();
    const { where, store } = await renderShop('/cart?order=one&key=secret', client);
    expect(screen.getByRole('region', { name: 'Put together for you by Nora' }).textContent).toContain('$6,500.00');
    expect(store.get(cartAtom).id).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Put it into my cart' }));
    await waitFor(() => expect(where()).toBe('/cart'));
    expect(calls.find(({ name }) => name === 'CartClaimDraft')?.variables).toEqual({ orderId: 'one', key: 'secret' });
    expect(store.get(cartAtom).id).toBe('one');
    await waitFor(() => expect(screen.queryByText(/Put together for you/)).toBeNull());
  });

  it('says that a link leads nowhere any more', async () => {
    const { client } = serve();
    await renderShop('/cart?order=one&key=wrong', client);
    expect(screen.getByText(/^This link leads to no order any more/)).not.toBeNull();
  });

  it('is there for its owner once he is signed in, without his own orders', async () => {
    const { client } = serve();
    const { store } = await renderShop('/cart', client);
    expect(screen.queryByText(/Put together for you/)).toBeNull();
    await act(async () => emit(store, 'session/changed', { ...anonymousSession, known: true, account }));
    expect(await screen.findAllByRole('region', { name: /^Put together/ })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Put it into my cart' }));
    await waitFor(() => expect(screen.queryByText(/Put together for you/)).toBeNull());
    expect(screen.getByRole('complementary', { name: 'Summary' }).textContent).toContain('$6,500.00');
  });
});
