import { storeProfile } from '@headstock/contracts/store-profile';
import { shareOf } from '#api/platform/money.ts';
import { findRegionTax } from './state-rates.ts';
import type { TaxProvider, TaxRequest } from './tax-provider.ts';

/** Tax by table, in cents: charged where the store has nexus, on goods and, where the state does so, on shipping. */
export function taxByNexus(
  { address, exemptReason, lines, shippingCents }: TaxRequest,
  nexus: readonly string[] = storeProfile.taxNexus,
): number {
  if (exemptReason !== null || address.countryIso !== 'US' || address.regionIso === null) return 0;
  const tax = nexus.includes(address.regionIso) ? findRegionTax(address.regionIso) : undefined;
  if (!tax) return 0;
  const taxed = lines.filter(({ isTaxable }) => isTaxable);
  const goodsCents = taxed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  // Shipping is taxed with what is shipped.
  const isShippingTaxed = tax.taxesShipping && taxed.length > 0;
  return shareOf(goodsCents + (isShippingTaxed ? shippingCents : 0), tax.basisPoints);
}

/** The table of state rates: always there, reports to nobody. */
export const tableTax: TaxProvider = {
  name: 'table',
  reportsSales: false,
  quote: async (requests) => requests.map((request) => ({ kind: 'quote', taxCents: taxByNexus(request), ref: null })),
  commit: async () => ({ kind: 'refused', reason: 'The table of rates keeps no record of sales.' }),
  refund: async () => ({ kind: 'refused', reason: 'The table of rates keeps no record of sales.' }),
};
