import type { Selectable } from 'kysely';
import type { Locale } from '#api/platform/locale.ts';
import type { AddressesTable, StoresTable } from './tables.ts';

/** An address as the schema's type `Address` reads it. */
export type AddressSource = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  defaultAddress: boolean | null;
  company: string | null;
  country: { name: string; iso: string };
  line1: string;
  line2: string | null;
  city: string;
  region: { name: string; iso: string | null } | null;
  postalCode: string | null;
  phone: string | null;
  keptAsTyped: boolean;
  version: number;
};

/** The name of a country in a language; its code when the language has no name for it. */
export function countryName(iso: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(iso) ?? iso;
}

type PostalColumns = Pick<
  Selectable<AddressesTable>,
  'id' | 'company' | 'country_iso' | 'line1' | 'line2' | 'city' | 'region_name' | 'region_iso' | 'postal_code' | 'phone'
>;

function toPostalAddress(
  row: PostalColumns,
  locale: Locale,
): Omit<AddressSource, 'firstName' | 'lastName' | 'defaultAddress' | 'keptAsTyped' | 'version'> {
  return {
    id: row.id,
    company: row.company,
    country: { iso: row.country_iso, name: countryName(row.country_iso, locale) },
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    region: row.region_name === null ? null : { name: row.region_name, iso: row.region_iso },
    postalCode: row.postal_code,
    phone: row.phone,
  };
}

/** The address of a row. */
export function toAddress(row: Selectable<AddressesTable>, locale: Locale): AddressSource {
  return {
    ...toPostalAddress(row, locale),
    firstName: row.first_name,
    lastName: row.last_name,
    defaultAddress: row.is_default,
    keptAsTyped: row.kept_as_typed,
    version: row.version,
  };
}

/** The address of a store. */
export function storeToAddress(row: Selectable<StoresTable>, locale: Locale): AddressSource {
  const ofNobody = { firstName: null, lastName: null, defaultAddress: null, keptAsTyped: false, version: 1 };
  return { ...toPostalAddress(row, locale), ...ofNobody };
}
