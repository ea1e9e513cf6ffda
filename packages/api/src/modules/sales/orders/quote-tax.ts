import { storeProfile } from '@headstock/contracts/store-profile';
import type { TaxAddress, TaxProvider, TaxQuote, TaxRequest } from '#api/modules/fulfilment/index.ts';
import { regionsOfPostalCode } from '#api/platform/address-validation/postal-regions.ts';
import { findUsCities } from '#api/platform/address-validation/us-cities.ts';
import type { OrderLineItem } from './load-line-items.ts';
import type { AddressRow, OrderRow, StoreRow } from './order-row.ts';
import { discountedAmounts } from './pricing.model.ts';

/** What of an order decides its tax. */
export type TaxedOrder = {
  readonly row: Pick<OrderRow, 'ship_option' | 'discount_cents' | 'tax_exempt_reason'>;
  readonly lines: readonly OrderLineItem[];
  readonly address: AddressRow | null;
  readonly store: StoreRow | null;
  readonly shippingCents: number;
};

/** The tax of an order. With a problem nobody knows it yet: it is left out of the price, and the order cannot be paid. */
export type OrderTax = {
  readonly taxCents: number;
  readonly quoteRef: string | null;
  readonly problem: 'unavailable' | 'unplaceable' | null;
};

const notDue: OrderTax = { taxCents: 0, quoteRef: null, problem: null };

/** The other regions where an address can lie that was kept in spite of a contradiction: by its postal code, else by its city. */
function otherRegionsOf({
  country_iso: countryIso,
  region_iso: typed,
  postal_code: code,
  city,
}: AddressRow | StoreRow) {
  if (code === null) return [];
  const byCode = regionsOfPostalCode(countryIso, code);
  if (typed !== null && byCode.includes(typed)) return [];
  if (byCode.length > 0) return byCode;
  const byCity = countryIso === 'US' ? findUsCities(city).map(({ regionIso }) => regionIso) : [];
  return byCity.filter((regionIso) => regionIso !== typed);
}

/** Where an address can be taxed: mostly at one place, at several where it was kept although it contradicts itself. */
function taxAddressesOf(at: AddressRow | StoreRow): readonly TaxAddress[] {
  const address = {
    countryIso: at.country_iso,
    regionIso: at.region_iso,
    postalCode: at.postal_code,
    city: at.city,
    line1: at.line1,
  };
  const others = otherRegionsOf(at).map((regionIso) => ({ ...address, regionIso }));
  if (others.length === 0) return [address];
  // A service goes by the postal code: without it, the address lies in the region that was typed.
  return at.region_iso === null ? others : [...others, { ...address, postalCode: null }];
}

function requestsFor({ row, lines, address, store, shippingCents }: TaxedOrder): TaxRequest[] {
  const at = row.ship_option === 'store' ? store : address;
  if (!at || lines.length === 0) return [];
  const amounts = discountedAmounts(lines, row.discount_cents);
  const taxed = lines.map(({ id: ref, quantity, isTaxable }, index) => ({
    ref,
    quantity,
    amountCents: amounts[index] ?? 0,
    isTaxable,
  }));
  const { currency } = storeProfile;
  return taxAddressesOf(at).map((place) => ({
    address: place,
    exemptReason: row.tax_exempt_reason,
    currency,
    lines: taxed,
    shippingCents,
  }));
}

/** The highest of the quotes for one order, so that no contradiction makes it cheaper. */
function dearest(quotes: readonly TaxQuote[]): OrderTax {
  if (quotes.length === 0) return notDue;
  if (quotes.some(({ kind }) => kind === 'unavailable')) return { ...notDue, problem: 'unavailable' };
  let tax: OrderTax | null = null;
  for (const quote of quotes)
    if (quote.kind === 'quote' && (tax === null || quote.taxCents > tax.taxCents))
      tax = { taxCents: quote.taxCents, quoteRef: quote.ref, problem: null };
  return tax ?? { ...notDue, problem: 'unplaceable' };
}

/** Quotes the tax of open orders, in their sequence, in one call of the provider. None is due while no address is known. */
export async function quoteTaxes(provider: TaxProvider, orders: readonly TaxedOrder[]): Promise<OrderTax[]> {
  const requests = orders.map(requestsFor);
  const quotes = await provider.quote(requests.flat());
  let next = 0;
  return requests.map(({ length }) => {
    const mine = quotes.slice(next, next + length);
    next += length;
    return dearest(mine);
  });
}
