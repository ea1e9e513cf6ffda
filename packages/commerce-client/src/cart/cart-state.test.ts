import { emptyCart } from '@headstock/contracts/cart';
import { describe, expect, it } from '@jest/globals';
import { cartOf, lineItemOf, orderOf } from './cart.fixture.ts';
import { toCartState } from './cart-state.ts';

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
