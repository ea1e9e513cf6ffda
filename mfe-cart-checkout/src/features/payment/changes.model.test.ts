import { describe, expect, it } from '@jest/globals';
import { lineItemOf, orderOf } from '@headstock/commerce-client/cart-fixture';
import { changesBetween } from './changes.model.ts';

describe('what changed', () => {
  const guitar = lineItemOf({ id: 'a', title: 'Jazzmaster', unitCents: 700_000 });
  const before = [orderOf('one', [guitar, lineItemOf({ id: 'b', title: 'Tee', unitCents: 3_200 })])];

  it('is nothing while all is as it was', () => {
    expect(changesBetween(before, structuredClone(before))).toEqual([]);
  });
  it('names prices, what is gone, shipping, tax and the total', () => {
    const after = [
      orderOf('one', [{ ...guitar, amount: { amountCents: 740_000 } }], {
        tax: { amountCents: 500 },
        shippingCost: { amountCents: 100 },
        amountRemaining: { amountCents: 740_600 },
      }),
    ];
    expect(
      changesBetween(before, after).map(({ kind, title, before: was, after: is }) => [kind, title, was, is]),
    ).toEqual([
      ['line', 'Jazzmaster', 700_000, 740_000],
      ['line', 'Tee', 3_200, null],
      ['shippingCost', null, 0, 100],
      ['tax', null, 0, 500],
      ['total', null, 703_200, 740_600],
    ]);
  });
});
