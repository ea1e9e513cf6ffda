import { describe, expect, it } from '@jest/globals';
import { cartAtom, emit, listen } from '@headstock/event-bus';
import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { createStore } from 'jotai';
import { addToCart, type Addition } from './add-to-cart.ts';
import { cartOf, lineItemOf, orderOf } from './cart.fixture.ts';
import { toCartState } from './cart-state.ts';
import { followCart } from './follow-cart.ts';

const shirt = lineItemOf({ id: 'shirt', stock: 5 });
const guitar = lineItemOf({ id: 'guitar' });
const fine = { success: true, message: null, code: null };

async function add(answers: Answers, addition: Partial<Addition> = {}, known = cartOf(1, orderOf('one', []))) {
  const store = createStore();
  emit(store, 'cart/changed', toCartState(known));
  const fired: string[] = [];
  listen(store, 'cart/changed', ({ version }) => fired.push(`cart ${version}`));
  listen(store, 'cart/item-added', ({ listingId, title }) => fired.push(`added ${listingId} ${title}`));
  listen(store, 'notification/show', ({ message }) => fired.push(message));
  const { client, calls } = createFakeGraphQLClient(answers);
  client.whenLoaded((apollo) => followCart(apollo, store));
  const result = await addToCart({ store, client }, { listingId: shirt.listing.id, title: 'Shirt', ...addition });
  return { store, result, fired, calls };
}

describe('adding to the cart', () => {
  it('announces the cart, then what was added', async () => {
    const cart = cartOf(2, orderOf('one', [shirt]));
    const { store, result, fired, calls } = await add({ CartAddListing: { cartAddListing: { ...fine, cart } } });
    expect(result).toEqual({ outcome: 'added' });
    expect(fired).toEqual(['cart 2', 'added listing-shirt Shirt']);
    expect(store.get(cartAtom)).toEqual(toCartState(cart));
    expect(calls.map(({ variables }) => variables)).toEqual([{ listingId: 'listing-shirt', orderId: [] }]);
  });

  it('announces the cart alone where the page shows it itself', async () => {
    const cart = cartOf(2, orderOf('one', [shirt]));
    const answers = { CartAddListing: { cartAddListing: { ...fine, cart } } };
    const { fired } = await add(answers, { silent: true });
    expect(fired).toEqual(['cart 2']);
  });

  it('names the known orders, and the offer that sets the price', async () => {
    const known = cartOf(1, orderOf('one', [guitar]));
    const cart = cartOf(2, orderOf('one', [guitar, shirt]));
    const answers = { CartAddListing: { cartAddListing: { ...fine, cart } } };
    const { calls } = await add(answers, { offerId: 'offer' }, known);
    expect(calls[0]?.variables).toEqual({ listingId: 'listing-shirt', orderId: ['one'], offerId: 'offer' });
  });

  it('sets the quantity, and announces the cart once', async () => {
    const three = cartOf(3, orderOf('one', [{ ...shirt, quantity: 3 }]));
    const { result, fired, calls } = await add(
      {
        CartAddListing: { cartAddListing: { ...fine, cart: cartOf(2, orderOf('one', [shirt])) } },
        CartSetQuantity: { cartUpdateLineItemQuantity: { ...fine, cart: three } },
      },
      { quantity: 3 },
    );
    expect(result).toEqual({ outcome: 'added' });
    expect(fired).toEqual(['cart 3', 'added listing-shirt Shirt']);
    expect(calls[1]?.variables).toEqual({ lineItemId: 'shirt', orderId: 'one', quantity: 3 });
  });

  it('says why the quantity was refused, and keeps what was added', async () => {
    const { result, fired } = await add(
      {
        CartAddListing: { cartAddListing: { ...fine, cart: cartOf(2, orderOf('one', [shirt])) } },
        CartSetQuantity: {
          cartUpdateLineItemQuantity: { success: false, message: 'Only 2 left.', code: 'above-maximum', cart: null },
        },
      },
      { quantity: 3 },
    );
    expect(result).toEqual({ outcome: 'added', refusal: 'Only 2 left.' });
    expect(fired).toEqual(['cart 2', 'added listing-shirt Shirt']);
  });

  it('loads the cart without a word when the listing is there already, in any language', async () => {
    const refused = { success: false, message: 'Déjà là', code: 'already-in-cart', cart: null };
    const { result, fired, calls } = await add({
      CartAddListing: { cartAddListing: refused },
      CartContents: { cart: cartOf(4, orderOf('one', [shirt])) },
    });
    expect(result).toEqual({ outcome: 'already-in-cart' });
    expect(fired).toEqual(['cart 4']);
    expect(calls.map(({ name, quiet }) => [name, quiet])).toEqual([
      ['CartAddListing', false],
      ['CartContents', true],
    ]);
  });

  it('gives the reason of a refusal to its caller', async () => {
    const refused = { success: false, message: 'This one was just sold.', code: 'not-available', cart: null };
    const { result, fired, calls } = await add({ CartAddListing: { cartAddListing: refused } });
    expect(result).toEqual({ outcome: 'refused', refusal: 'This one was just sold.' });
    expect(fired).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  it.each([new GraphQLError('No.', 'FORBIDDEN'), new TransportError('gone', 503)])(
    'leaves the cart alone after %s, which the client has shown',
    async (error) => {
      const { result, fired } = await add({
        CartAddListing: () => {
          throw error;
        },
      });
      expect(result).toEqual({ outcome: 'failed', failure: error });
      expect(fired).toEqual([]);
    },
  );

  it('throws what is a bug', async () => {
    await expect(add({ CartAddListing: { cartAddListing: null } })).rejects.toThrow(TypeError);
  });

  it('loads the whole cart where an answer has fewer orders than are known', async () => {
    const known = cartOf(1, orderOf('one', [guitar]), orderOf('two', [lineItemOf({ id: 'amp' })]));
    const whole = cartOf(2, orderOf('one', [guitar, shirt]), orderOf('two', [lineItemOf({ id: 'amp' })]));
    const { store } = await add(
      {
        CartAddListing: { cartAddListing: { ...fine, cart: cartOf(2, orderOf('one', [guitar, shirt])) } },
        CartContents: { cart: whole },
      },
      {},
      known,
    );
    expect(store.get(cartAtom).orderIds).toEqual(['one', 'two']);
  });
});
