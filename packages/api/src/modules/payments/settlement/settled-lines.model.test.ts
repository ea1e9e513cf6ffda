import { expect, it } from '@jest/globals';
import { storeProfile } from '@headstock/contracts/store-profile';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { commissionOfLines, leftOfLines, returnedOf, settledLines, type SoldPrice } from './settled-lines.model.ts';
import { commissionOf } from './settlement.model.ts';

const general = storeProfile.commission.private;
const commission = (sold: readonly SoldPrice[]): number => {
  const goods = sold.reduce((sum, { cents }) => sum + cents, 0);
  return commissionOfLines(settledLines(sold, goods), 0, (cents) => commissionOf(cents, general));
};

it('takes the general shares of all lines together where nobody signed another', () => {
  const lines = [800_000, 100_000].map((cents, id) => ({ id: `${id}`, cents, basisPoints: null }));
  expect(commission(lines)).toBe(commissionOf(900_000, general));
});

it('takes the signed share of the whole price', () => {
  expect(commission([{ id: 'a', cents: 800_000, basisPoints: 1_500 }])).toBe(120_000);
  expect(commission([{ id: 'a', cents: 800_000, basisPoints: 0 }])).toBe(0);
});

it('takes of each line its own share, whatever the others have', () => {
  const signed = { id: 'a', cents: 300_000, basisPoints: 1_000 };
  const other = { id: 'b', cents: 100_000, basisPoints: 2_500 };
  expect(commission([signed, other])).toBe(30_000 + 25_000);
  expect(commission([{ id: 'c', cents: 800_000, basisPoints: null }, signed, other])).toBe(136_000 + 30_000 + 25_000);
});

it('comes to the goods to the cent, whatever was discounted, refunded and returned', () => {
  const next = randomNumbers(11);
  for (let round = 0; round < 1_000; round += 1) {
    const sold = Array.from({ length: 1 + next(5) }, (_, at) => ({
      id: `${at}`,
      cents: next(100_000),
      basisPoints: next(2) === 0 ? null : next(10_000),
    }));
    const gross = sold.reduce((sum, { cents }) => sum + cents, 0);
    const goods = gross - next(gross + 1);
    const lines = settledLines(sold, goods).map((line) => ({ ...line, isReturned: next(3) === 0 }));
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(goods);
    const reduced = next(goods + 1);
    const left = leftOfLines(lines, reduced);
    expect(left.reduce((sum, cents) => sum + cents, 0)).toBe(goods - reduced);
    for (const [at, cents] of left.entries()) {
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(cents).toBeLessThanOrEqual(lines[at]?.cents ?? 0);
    }
    const kept = Math.min(goods - reduced, goods - returnedOf(lines));
    const share = commissionOfLines(lines, goods - kept, (cents) => commissionOf(cents, general));
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(kept);
  }
});
