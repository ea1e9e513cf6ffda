import { storeProfile } from '@headstock/contracts/store-profile';
import { describe, expect, it } from '@jest/globals';
import { findRegionTax, STATE_RATES } from './state-rates.ts';
import { nexusTax, taxByNexus, type TaxRequest } from './tax-service.ts';

const order: TaxRequest = {
  place: { countryIso: 'US', regionIso: 'TN' },
  exemptReason: null,
  goodsCents: 100_000,
  shippingCents: 5_000,
};

describe('taxByNexus', () => {
  it('charges goods and shipping in Tennessee', () => expect(taxByNexus(order)).toBe(7_350));

  it('leaves shipping out where the state does', () => {
    const request = { ...order, place: { countryIso: 'US', regionIso: 'CA' } };
    expect(taxByNexus(request, ['CA'])).toBe(7_250);
  });

  it.each([
    ['outside the nexus', { place: { countryIso: 'US', regionIso: 'OR' } }],
    ['in a region of another country with the same code', { place: { countryIso: 'XX', regionIso: 'TN' } }],
    ['while the place is unknown', { place: null }],
    ['while the region is unknown', { place: { countryIso: 'US', regionIso: null } }],
    ['for an exempt order', { exemptReason: 'Resale certificate' }],
  ])('charges nothing %s', (_case, change) => expect(taxByNexus({ ...order, ...change })).toBe(0));

  it('knows the rate of every region in the nexus', () => {
    for (const region of storeProfile.taxNexus) expect(findRegionTax(region)).toBeDefined();
  });
});

it('answers many orders in their sequence', async () => {
  expect(await nexusTax.taxOf([order, { ...order, place: null }, order])).toEqual([7_350, 0, 7_350]);
});

it('has all 50 states and the District of Columbia, each with a possible rate', () => {
  expect(Object.keys(STATE_RATES)).toHaveLength(51);
  for (const { basisPoints } of Object.values(STATE_RATES)) {
    expect(Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 725).toBe(true);
  }
  expect(findRegionTax('constructor')).toBeUndefined();
});
