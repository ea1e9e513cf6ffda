import type { Locale } from '#api/http/locale.ts';
import type { AddressRow, StoreRow } from './load-orders.ts';

const countryNames = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
} as const satisfies Record<Locale, Intl.DisplayNames>;

function shared(row: AddressRow | StoreRow, locale: Locale) {
  return {
    id: row.id,
    company: row.company,
    country: { iso: row.country_iso, name: countryNames[locale].of(row.country_iso) ?? row.country_iso },
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    region:
      row.region_name === null && row.region_iso === null
        ? null
        : { name: row.region_name ?? row.region_iso, iso: row.region_iso },
    postalCode: row.postal_code,
    phone: row.phone,
  };
}

/** An address as the schema's type `Address` reads it. */
export const toAddress = (row: AddressRow, locale: Locale) => ({
  ...shared(row, locale),
  firstName: row.first_name,
  lastName: row.last_name,
  defaultAddress: row.is_default,
});

/** A store's address as the schema's type `Address` reads it. */
export const toStoreAddress = (row: StoreRow, locale: Locale) => ({
  ...shared(row, locale),
  firstName: null,
  lastName: null,
  defaultAddress: null,
});
