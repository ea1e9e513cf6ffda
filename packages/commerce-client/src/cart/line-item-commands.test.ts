import { describe, expect, it } from '@jest/globals';
import { cartAtom, listen } from '@headstock/event-bus';
import { GraphQLError } from '@headstock/graphql-client';
import { createFakeGraphQLClient, type Answers } from '@headstock/testing/fake-graphql-client';
import { createStore } from 'jotai';
import { fetchCart, readCart } from './cart-cache.ts';
import { followCart } from './follow-cart.ts';
import { reloadCart } from './cart-queue.ts';
import { cartOf, lineItemOf, orderOf } from './cart.fixture.ts';
import { removeLineItem, removeSoldOut, restoreLineItem, setNotes, setQuantity } from './line-item-commands.ts';

const shirt = lineItemOf({ id: 'shirt', stock: 5 });
const fine = { success: true, message: null, code: null };
const withQuantity = (version: number, quantity: number) => cartOf(version, orderOf('one', [{ ...shirt, quantity }]));

async function open(answers: Answers, cart = withQuantity(1, 1)) {
  const store = createStore();
  const said: string[] = [];
  listen(store, 'notification/show', ({ message }) => said.push(message));
  const { CartContents: later = { cart } } = answers;
  let isFirst = true;
  const fake = createFakeGraphQLClient({
    ...answers,
    CartContents: () => {
      const answer = isFirst ? { cart } : later;
      isFirst = false;
      return typeof answer === 'function' ? Reflect.apply(answer, undefined, []) : answer;
    },
  });
  fake.client.whenLoaded((apollo) => followCart(apollo, store));
  await fetchCart(fake.client);
  fake.calls.length = 0;
  return { ...fake, store, context: { store, client: fake.client }, said };
}

describe('changing a line item', () => {
  it('sends changes in the order of the clicks', async () => {
    let version = 1;
    const { store, context, calls } = await open({
      CartSetQuantity: ({ quantity }) => ({
        cartUpdateLineItemQuantity: { ...fine, cart: withQuantity(++version, Number(quantity)) },
      }),
    });
    const done = [2, 3].map((quantity) => setQuantity(context, 'one', 'shirt', quantity));
    expect(await Promise.all(done)).toEqual([true, true]);
    expect(calls.map(({ variables }) => variables)).toEqual([
      { lineItemId: 'shirt', orderId: 'one', quantity: 2 },
      { lineItemId: 'shirt', orderId: 'one', quantity: 3 },
    ]);
    expect(store.get(cartAtom)).toMatchObject({ version: 3, lines: [{ quantity: 3 }] });
  });

  it('shows a refusal, and the cart as it is', async () => {
    const { store, context, said } = await open({
      CartSetNote: { cartUpdateLineItemNotes: { success: false, message: 'Too long.', code: 'too-long', cart: null } },
      CartContents: { cart: withQuantity(2, 4) },
    });
    expect(await setNotes(context, 'one', 'shirt', '…')).toBe(false);
    expect(said).toEqual(['Too long.']);
    expect(store.get(cartAtom).lines[0]?.quantity).toBe(4);
  });

  it('loads the cart after an error, of which the client has told', async () => {
    const { store, context, said } = await open({
      CartRemoveListing: () => {
        throw new GraphQLError('It is gone.', 'NOT_FOUND');
      },
      CartContents: { cart: cartOf(2) },
    });
    expect(await removeLineItem(context, 'one', 'listing-shirt')).toBe(false);
    expect(said).toEqual([]);
    expect(store.get(cartAtom).lines).toEqual([]);
  });
});

describe('undoing a removal', () => {
  const removed = { ...shirt, quantity: 2, cartNotes: 'Gift' };

  it('puts listing, quantity and note back', async () => {
    const { context, names } = await open(
      {
        CartAddListing: { cartAddListing: { ...fine, cart: withQuantity(2, 1) } },
        CartSetQuantity: { cartUpdateLineItemQuantity: { ...fine, cart: withQuantity(3, 2) } },
        CartSetNote: { cartUpdateLineItemNotes: { ...fine, cart: withQuantity(4, 2) } },
      },
      cartOf(1),
    );
    expect(await restoreLineItem(context, removed)).toBe(true);
    expect(names()).toEqual(['CartAddListing', 'CartSetQuantity', 'CartSetNote']);
  });

  it('counts a listing that is there already as restored', async () => {
    const refused = { success: false, message: 'There already.', code: 'already-in-cart', cart: withQuantity(2, 1) };
    const { context, said } = await open({ CartAddListing: { cartAddListing: refused } }, cartOf(1));
    expect(await restoreLineItem(context, shirt)).toBe(true);
    expect(said).toEqual([]);
  });

  it('says why it cannot be restored', async () => {
    const refused = { success: false, message: 'It was sold.', code: 'not-available', cart: cartOf(2) };
    const { context, said } = await open({ CartAddListing: { cartAddListing: refused } }, cartOf(1));
    expect(await restoreLineItem(context, shirt)).toBe(false);
    expect(said).toEqual(['It was sold.']);
  });
});

describe('what is sold out', () => {
  const gone = lineItemOf({ id: 'gone', title: '1959 Les Paul', stock: 0 });

  it('is removed once, and named', async () => {
    const { context, names } = await open(
      { CartRemoveListing: { cartRemoveListing: { ...fine, cart: cartOf(2, orderOf('one', [gone, shirt])) } } },
      cartOf(1, orderOf('one', [gone, shirt])),
    );
    expect(await removeSoldOut(context, readCart(context.client) ?? cartOf(0))).toEqual(['1959 Les Paul']);
    expect(await removeSoldOut(context, readCart(context.client) ?? cartOf(0))).toEqual([]);
    expect(names()).toEqual(['CartRemoveListing']);
  });
});

describe('loading the cart', () => {
  it('drops an answer that was overtaken', async () => {
    const { store, context } = await open({ CartContents: { cart: withQuantity(4, 9) } }, withQuantity(5, 1));
    await reloadCart(context);
    expect(store.get(cartAtom)).toMatchObject({ version: 5, lines: [{ quantity: 1 }] });
  });
});
