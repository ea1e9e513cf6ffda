import { expect, it } from '@jest/globals';
import type { MethodQuote } from '#api/modules/fulfilment/index.ts';
import { withAgreedShipping } from './agreed-shipping.model.ts';

const quote = (ref: string, priceCents: number): MethodQuote => ({
  ref,
  priceCents,
  name: { en: ref, fr: ref },
  earliestDays: null,
  latestDays: null,
});
const prices = (methods: readonly MethodQuote[]) => methods.map(({ ref, priceCents }) => [ref, priceCents]);

it('costs what was agreed on by the cheapest way, the difference more by a faster one, and nothing when picked up', () => {
  const methods = [quote('ground', 6_000), quote('air', 11_000), quote('pickup', 0)];
  expect(prices(withAgreedShipping(methods, [], 2_500))).toEqual([
    ['ground', 2_500],
    ['air', 7_500],
    ['pickup', 0],
  ]);
  expect(prices(withAgreedShipping(methods, [], 0))[0]).toEqual(['ground', 0]);
});

it('adds what the rest of the order costs to send', () => {
  const methods = [quote('ground', 9_000), quote('air', 16_000)];
  const rest = [quote('ground', 3_000), quote('air', 5_000)];
  expect(prices(withAgreedShipping(methods, rest, 1_000))).toEqual([
    ['ground', 4_000],
    ['air', 11_000],
  ]);
});
