import { pictureOf, toCartState } from '@headstock/contracts/cart-state';
import { describe, expect, it } from '@jest/globals';
import { emptyCart } from '@headstock/contracts/cart';
import { cartOf, lineItemOf, orderOf } from './cart.fixture.ts';
import { itemCount, isOutdated, soldOutLineItems, sumOf, variantOf } from './cart.model.ts';

const jazzmaster = lineItemOf({ id: 'a', title: '1965 Fender Jazzmaster', unitCents: 700_000 });
const tee = lineItemOf({ id: 'b', title: 'The H tee', unitCents: 3_200, quantity: 2, stock: 14 });

describe('the cart as the page shares it', () => {
  it('carries the first order as its id, all lines and the sum over sellers', () => {
    const state = toCartState(cartOf(7, orderOf('one', [jazzmaster]), orderOf('two', [tee])));
    expect(state).toMatchObject({ id: 'one', orderIds: ['one', 'two'], version: 7, subTotalCents: 706_400 });
    expect(state.lines.map((line) => [line.orderId, line.title, line.quantity, line.amountCents])).toEqual([
      ['one', '1965 Fender Jazzmaster', 1, 700_000],
      ['two', 'The H tee', 2, 6_400],
    ]);
    expect(state.lines[0]).toMatchObject({ imageId: 'card-a', backdrop: 'sonic', slug: 'guitar-a', itemId: 'item-a' });
  });

  it('has no id while it is empty, also when an empty order is left', () => {
    expect(toCartState(cartOf(3, orderOf('one', [])))).toEqual({ ...emptyCart, version: 3 });
  });
});

describe('which cart is newer', () => {
  const known = cartOf(5, orderOf('one', [jazzmaster]));

  it('leaves an overtaken answer of the same order out', () => {
    expect(isOutdated(known, cartOf(4, orderOf('one', [])))).toBe(true);
  });
  it.each([
    ['a later version', cartOf(6, orderOf('one', []))],
    ['the same version', cartOf(5, orderOf('one', []))],
    ['another cart, as after a sign-in', cartOf(1, orderOf('two', [tee]))],
    ['a cart that was emptied', cartOf(0)],
  ])('takes %s', (_name, next) => {
    expect(isOutdated(known, next)).toBe(false);
  });
  it('takes anything while none is known', () => {
    expect(isOutdated(null, known)).toBe(false);
  });
});

describe('lines', () => {
  it('finds what nobody can have any more', () => {
    const gone = lineItemOf({ id: 'c', stock: 0 });
    expect(soldOutLineItems(cartOf(1, orderOf('one', [jazzmaster, gone]), orderOf('two', [tee])))).toEqual([
      { orderId: 'one', line: gone },
    ]);
  });

  it('counts an unknown stock as none', () => {
    const item = { ...jazzmaster.listing.item, retail: { stockLevel: null } };
    const line = { ...jazzmaster, listing: { ...jazzmaster.listing, item } };
    expect(soldOutLineItems(cartOf(1, orderOf('one', [line])))).toHaveLength(1);
  });

  it('shows a variant with the picture of its parent', () => {
    const { item } = tee.listing;
    const variant = {
      fields: [
        { name: 'Colour', value: 'Ink' },
        { name: 'Size', value: 'L' },
      ],
    };
    const child = { ...item, images: [], parentItem: { id: 'parent', images: item.images }, variant };
    expect(pictureOf(child)).toBe('card-b');
    expect(variantOf(child)).toBe('Ink, L');
    expect(pictureOf({ ...item, images: [] })).toBeNull();
  });

  it('counts things, not lines, and adds amounts over orders', () => {
    const orders = [orderOf('one', [jazzmaster]), orderOf('two', [tee])];
    expect(itemCount(orders)).toBe(3);
    expect(sumOf(orders, 'total')).toBe(706_400);
  });
});
