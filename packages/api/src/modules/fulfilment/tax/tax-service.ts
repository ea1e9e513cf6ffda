import { storeProfile } from '@headstock/contracts/store-profile';
import { shareOf } from '#api/platform/money.ts';
import { findRegionTax } from './state-rates.ts';

/** Where the goods are delivered; null while that is not known. */
export type TaxPlace = { readonly countryIso: string; readonly regionIso: string | null } | null;

export type TaxRequest = {
  readonly place: TaxPlace;
  /** Why no tax is due, such as a resale certificate; null for everybody else. */
  readonly exemptReason: string | null;
  readonly goodsCents: number;
  readonly shippingCents: number;
};

/** Answers the tax of orders, in cents, in the same sequence. A tax service takes the place of the table by filling this. */
export type TaxService = { taxOf(requests: readonly TaxRequest[]): Promise<readonly number[]> };

/** Tax by table: charged where the store has nexus, on goods and, where the state does so, on shipping. */
export function taxByNexus(
  { place, exemptReason, goodsCents, shippingCents }: TaxRequest,
  nexus: readonly string[] = storeProfile.taxNexus,
): number {
  if (exemptReason !== null || place?.countryIso !== 'US' || place.regionIso === null) return 0;
  const tax = nexus.includes(place.regionIso) ? findRegionTax(place.regionIso) : undefined;
  if (!tax) return 0;
  return shareOf(goodsCents + (tax.taxesShipping ? shippingCents : 0), tax.basisPoints);
}

export const nexusTax: TaxService = { taxOf: async (requests) => requests.map((request) => taxByNexus(request)) };
