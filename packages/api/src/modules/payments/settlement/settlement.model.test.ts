import { describe, expect, it } from '@jest/globals';
import { storeProfile } from '@headstock/contracts/store-profile';
import { noShares } from './price-shares.model.ts';
import { balancesOf, changesBetween, commissionOf, sellerShareOf, type Settlement } from './settlement.model.ts';

const steps = storeProfile.commission.private;
const sum = (amounts: Readonly<Record<string, number | undefined>>): number =>
  Object.values(amounts).reduce<number>((total, cents) => total + (cents ?? 0), 0);

describe('the shop’s commission', () => {
  it('is 20 percent of the first $5,000 and 12 percent above, as the page says', () => {
    expect(commissionOf(800_000, steps)).toBe(136_000);
    expect(commissionOf(500_000, steps)).toBe(100_000);
    expect(commissionOf(500_001, steps)).toBe(100_000);
    expect(commissionOf(0, steps)).toBe(0);
  });

  it('is zero for the shop’s own goods, and never more than the sale', () => {
    expect(commissionOf(800_000, [])).toBe(0);
    for (const cents of [1, 2, 3, 99, 101]) expect(commissionOf(cents, steps)).toBeLessThanOrEqual(cents);
  });
});

describe('a settlement', () => {
  const sold = { goods: 100_000, shipping: 3_000, financingFee: 0, tax: 9_000 };
  const sale: Settlement = {
    sellerId: 's',
    commission: [{ upToCents: null, basisPoints: 2_000 }],
    sellerShips: true,
    sold,
    reduced: noShares,
    returnedCents: 0,
    lines: [],
  };

  it('credits the seller with goods and shipping less commission, and the shop with the rest', () => {
    expect(sellerShareOf(sale)).toEqual({
      goodsCents: 100_000,
      shippingCents: 3_000,
      commissionCents: 20_000,
      netCents: 83_000,
    });
    expect(balancesOf(sale)).toEqual({
      sales: 0,
      'seller-payable': -83_000,
      commission: -20_000,
      'returns-payable': 0,
      shipping: 0,
      'financing-fees': 0,
      'tax-payable': -9_000,
    });
  });

  it('withholds returned goods from the seller until they are refunded, and deducts them once', () => {
    const returned = { ...sale, returnedCents: 60_000 };
    expect(sellerShareOf(returned)).toMatchObject({ goodsCents: 40_000, commissionCents: 8_000 });
    expect(balancesOf(returned)['returns-payable']).toBe(-60_000);
    const refunded = { ...returned, reduced: { ...noShares, goods: 60_000 } };
    expect(sellerShareOf(refunded)).toMatchObject({ goodsCents: 40_000 });
    expect(balancesOf(refunded)['returns-payable']).toBe(0);
    const more = { ...returned, reduced: { ...noShares, goods: 90_000 } };
    expect(sellerShareOf(more)).toMatchObject({ goodsCents: 10_000, commissionCents: 2_000 });
  });

  it('owes a seller nothing once all goods are returned, shipping included', () => {
    expect(sellerShareOf({ ...sale, returnedCents: 100_000 }).netCents).toBe(0);
    expect(balancesOf({ ...sale, returnedCents: 100_000 }).shipping).toBe(-3_000);
  });

  it('counts the shop’s own goods as its sales', () => {
    const own = balancesOf({ ...sale, sellerId: null, commission: [], sellerShips: false, returnedCents: 5_000 });
    expect(own).toMatchObject({ sales: -100_000, 'seller-payable': 0, shipping: -3_000, 'returns-payable': 0 });
  });

  it('changes by ledger lines that sum to the reduction of the price', () => {
    const after = { ...sale, reduced: { goods: 900, shipping: 27, financingFee: 0, tax: 81 } };
    expect(sum(changesBetween(null, sale))).toBe(-112_000);
    expect(sum(changesBetween(sale, after))).toBe(1_008);
    expect(sum(changesBetween(after, { ...after, returnedCents: 4_000 }))).toBe(0);
  });
});
