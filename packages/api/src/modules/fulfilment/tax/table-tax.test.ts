import { storeProfile } from '@headstock/contracts/store-profile';
import { describe, expect, it } from '@jest/globals';
import { findRegionTax, STATE_RATES } from './state-rates.ts';
import { tableTax, taxByNexus } from './table-tax.ts';
import { taxRequest as order } from './tax-provider-contract.fixture.ts';

describe('taxByNexus', () => {
  it('charges goods and shipping in Tennessee', () => expect(taxByNexus(order)).toBe(7_350));

  it('leaves shipping out where the state does', () => {
    const request = { ...order, address: { ...order.address, regionIso: 'CA' } };
    expect(taxByNexus(request, ['CA'])).toBe(7_250);
  });

  it('leaves out what is not taxed, and shipping where nothing else is', () => {
    const service = { ref: 'setup', amountCents: 12_000, quantity: 1, isTaxable: false };
    expect(taxByNexus({ ...order, lines: [...order.lines, service] })).toBe(7_350);
    expect(taxByNexus({ ...order, lines: [service] })).toBe(0);
  });

  it.each([
    ['outside the nexus', { address: { ...order.address, regionIso: 'OR' } }],
    ['in a region of another country with the same code', { address: { ...order.address, countryIso: 'XX' } }],
    ['while the region is unknown', { address: { ...order.address, regionIso: null } }],
    ['for an exempt order', { exemptReason: 'Resale certificate' }],
  ])('charges nothing %s', (_case, change) => expect(taxByNexus({ ...order, ...change })).toBe(0));

  it('knows the rate of every region in the nexus', () => {
    for (const region of storeProfile.taxNexus) expect(findRegionTax(region)).toBeDefined();
  });
});

it('keeps no record of sales, so that no report is due', async () => {
  expect(await tableTax.quote([order])).toEqual([{ kind: 'quote', taxCents: 7_350, ref: null }]);
  expect((await tableTax.commit({ key: 'order', quoteRef: 'none' })).kind).toBe('refused');
});

it('has all 50 states and the District of Columbia, each with a possible rate', () => {
  expect(Object.keys(STATE_RATES)).toHaveLength(51);
  for (const { basisPoints } of Object.values(STATE_RATES)) {
    expect(Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 725).toBe(true);
  }
  expect(findRegionTax('constructor')).toBeUndefined();
});
