import { cleanText } from '#api/platform/db/columns.ts';
import type { AccountMessage } from './messages.ts';
import { findRegion, regionsOf } from './regions.ts';

export type AddressInput = {
  firstName: string;
  lastName: string;
  company?: string | null;
  countryIso: string;
  line1: string;
  line2?: string | null;
  city: string;
  region?: string | null;
  postalCode?: string | null;
  phone?: string | null;
};

/** The columns of a valid address. */
export type AddressColumns = {
  first_name: string;
  last_name: string;
  company: string | null;
  country_iso: string;
  line1: string;
  line2: string | null;
  city: string;
  region_name: string | null;
  region_iso: string | null;
  postal_code: string | null;
  phone: string | null;
};

const MAX_LENGTH = 120;
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  AU: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
};

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isCountry(iso: string): boolean {
  return /^[A-Z]{2}$/.test(iso) && iso !== 'ZZ' && iso !== 'EU' && iso !== 'UN' && countries.of(iso) !== undefined;
}

/** Checks an address: by the rules of its country where we know them, kindly to all others. */
export function readAddress(
  input: AddressInput,
): { ok: true; columns: AddressColumns } | { ok: false; problem: AccountMessage } {
  const text = (value: string | null | undefined): string => cleanText(value ?? '').trim();
  const optional = (value: string | null | undefined): string | null => text(value) || null;
  const isTooLong = Object.values(input).some((value) => text(value).length > MAX_LENGTH);
  if (isTooLong) return { ok: false, problem: 'tooLong' };
  const [firstName, lastName, line1, city] = [
    text(input.firstName),
    text(input.lastName),
    text(input.line1),
    text(input.city),
  ];
  if ([firstName, lastName, line1, city].includes('')) return { ok: false, problem: 'addressIncomplete' };
  const country = text(input.countryIso).toUpperCase();
  if (!isCountry(country)) return { ok: false, problem: 'addressCountry' };
  const region = findRegion(country, text(input.region));
  if (regionsOf(country).length > 0 && !region) return { ok: false, problem: 'addressRegion' };
  const postalCode = text(input.postalCode).toUpperCase();
  const shape = POSTAL_CODES[country];
  if (shape && !shape.test(postalCode)) return { ok: false, problem: 'addressPostalCode' };
  return {
    ok: true,
    columns: {
      first_name: firstName,
      last_name: lastName,
      company: optional(input.company),
      country_iso: country,
      line1,
      line2: optional(input.line2),
      city,
      region_name: region?.name ?? optional(input.region),
      region_iso: region?.iso ?? null,
      postal_code: postalCode || null,
      phone: optional(input.phone),
    },
  };
}
