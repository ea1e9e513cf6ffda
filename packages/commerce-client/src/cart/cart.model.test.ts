import { describe, expect, it } from '@jest/globals';
import { cartOf, lineItemOf, orderOf } from './cart.fixture.ts';
import { isOutdated, soldOutLineItems } from './cart.model.ts';

const jazzmaster = lineItemOf({ id: 'a', title: '1965 Fender Jazzmaster', unitCents: 700_000 });
const tee = lineItemOf({ id: 'b', title: 'The H tee', unitCents: 3_200, quantity: 2, stock: 14 });

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
});
