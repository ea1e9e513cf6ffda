import { lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { describe, expect, it } from '@jest/globals';
import { itemCount, sumOf, variantOf } from './cart.model.ts';

const jazzmaster = lineItemOf({ id: 'a', title: '1965 Fender Jazzmaster', unitCents: 700_000 });
const tee = lineItemOf({ id: 'b', title: 'The H tee', unitCents: 3_200, quantity: 2, stock: 14 });

describe('line items', () => {
  it('names a variant by its fields', () => {
    const { item } = tee.listing;
    const variant = {
      fields: [
        { name: 'Colour', value: 'Ink' },
        { name: 'Size', value: 'L' },
      ],
    };
    expect(variantOf({ ...item, variant })).toBe('Ink, L');
  });

  it('counts things, not lines, and adds amounts over orders', () => {
    const orders = [orderOf('one', [jazzmaster]), orderOf('two', [tee])];
    expect(itemCount(orders)).toBe(3);
    expect(sumOf(orders, 'total')).toBe(706_400);
  });
});
