import { describe, expect, it } from '@jest/globals';
import type { BatchRowNow, BatchValues } from '#api/platform/batches/batch-handler.ts';
import { changePrice, newPrice, priceBatchInput } from './price-batch.model.ts';

const read = (input: Record<string, string>) => priceBatchInput.parse(input);
const priced = (before: number, input: Record<string, string>) => newPrice(before, read(input));
const row = (price: number | null, facts: BatchValues = {}): BatchRowNow => ({
  id: '1',
  label: 'One',
  path: null,
  version: '1',
  values: { price },
  isSold: false,
  facts,
});
const lower = read({ mode: 'percent', percent: '-10' });

describe('a new price', () => {
  it('is a share to the cent, halves up', () => {
    expect(priced(99_999, { mode: 'percent', percent: '-10' })).toBe(89_999);
    expect(priced(10_050, { mode: 'percent', percent: '1' })).toBe(10_151);
    expect(priced(5, { mode: 'percent', percent: '10' })).toBe(6);
    expect(priced(100_000, { mode: 'percent', percent: '-33.33' })).toBe(66_670);
  });

  it('is an amount on top, or one for all', () => {
    expect(priced(90_000, { mode: 'amount', amountCents: '-5000' })).toBe(85_000);
    expect(priced(90_000, { mode: 'set', amountCents: '12345' })).toBe(12_345);
  });

  it('is rounded last, and never to nothing', () => {
    expect(priced(91_234, { mode: 'percent', percent: '-10', rounding: '500' })).toBe(82_000);
    expect(priced(200, { mode: 'percent', percent: '-10', rounding: '5000' })).toBe(5_000);
    expect(priced(2_500, { mode: 'amount', amountCents: '0', rounding: '5000' })).toBe(5_000);
  });

  it('is not asked for in other words', () => {
    for (const input of [
      { mode: 'percent', percent: '-100' },
      { mode: 'percent', percent: '1e3' },
      { mode: 'percent', percent: '0.001' },
      { mode: 'set', amountCents: '0' },
      { mode: 'amount', amountCents: '5.5' },
      { mode: 'amount', amountCents: '5', rounding: '7' },
      { mode: 'double' },
    ])
      expect(priceBatchInput.safeParse(input).success).toBe(false);
  });
});

describe('a changed price', () => {
  it('is left out where there is none, or where it would be none', () => {
    expect(changePrice(row(null), lower)).toHaveProperty('problem.en', 'It has no price yet.');
    expect(changePrice(row(5_000), read({ mode: 'amount', amountCents: '-5000' }))).toHaveProperty('problem');
    expect(changePrice(row(2_000_000_000), read({ mode: 'percent', percent: '1' }))).toHaveProperty('problem');
  });

  it('warns of the floor, the cost, carts and offers, in both languages', () => {
    const facts = { floorCents: 95_000, costCents: 91_000, carts: 2, offers: 1 };
    const changed = changePrice(row(100_000, facts), lower);
    expect(changed).toHaveProperty('values', { price: 90_000 });
    expect(changed).toHaveProperty('warning.en', expect.stringContaining('floor of $950.00'));
    expect(changed).toHaveProperty('warning.en', expect.stringContaining('cost of $910.00'));
    expect(changed).toHaveProperty('warning.en', expect.stringContaining('2 carts'));
    expect(changed).toHaveProperty('warning.fr', expect.stringContaining('plancher du déposant'));
    expect(changePrice(row(100_000, { floorCents: 90_000, costCents: null }), lower)).toHaveProperty('warning', null);
  });
});
