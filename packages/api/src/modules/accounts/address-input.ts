import { cleanText } from '#api/platform/db/columns.ts';
import {
  validateLocality,
  type Locality,
  type LocalityIssue,
} from '#api/platform/address-validation/validate-locality.ts';
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
  /** Takes the address although its city, region and postal code contradict each other. */
  keepAsTyped?: boolean | null;
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
  kept_as_typed: boolean;
};

/** A locality whose fields contradict each other, and which of them do. */
export type Contradiction = { readonly locality: Locality; readonly issues: readonly LocalityIssue[] };

/** A valid address; or what is wrong with it. */
export type ReadAddress =
  | { readonly ok: true; readonly columns: AddressColumns }
  | { readonly ok: false; readonly problem: AccountMessage; readonly contradiction: Contradiction | null };

const MAX_LENGTH = 120;
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
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

/** Parts of the United States that some forms list as countries; their addresses name them as regions. */
const US_TERRITORIES = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI']);

/** Country and region as mail writes them. */
function readCountry(typedCountry: string, typedRegion: string): { country: string; regionText: string } {
  return US_TERRITORIES.has(typedCountry)
    ? { country: 'US', regionText: typedCountry }
    : { country: typedCountry, regionText: typedRegion };
}

/**
 * Checks an address: by the rules of its country where we know them, kindly to all others. Where the country's postal codes tell
 * where they are, city, region and code must not contradict each other, unless the address is to be kept as typed.
 */
export function readAddress(input: AddressInput): ReadAddress {
  const text = (value: string | null | undefined): string => cleanText(value ?? '').trim();
  const optional = (value: string | null | undefined): string | null => text(value) || null;
  const wrong = (problem: AccountMessage, contradiction: Contradiction | null = null): ReadAddress => ({
    ok: false,
    problem,
    contradiction,
  });
  const { keepAsTyped, ...texts } = input;
  if (Object.values(texts).some((value) => text(value).length > MAX_LENGTH)) return wrong('tooLong');
  const [firstName, lastName, line1, city] = [
    text(input.firstName),
    text(input.lastName),
    text(input.line1),
    text(input.city),
  ];
  if ([firstName, lastName, line1, city].includes('')) return wrong('addressIncomplete');
  const typedCountry = text(input.countryIso).toUpperCase();
  if (!isCountry(typedCountry)) return wrong('addressCountry');
  const { country, regionText } = readCountry(typedCountry, text(input.region));
  const region = findRegion(country, regionText);
  if (regionsOf(country).length > 0 && !region) return wrong('addressRegion');
  const postalCode = text(input.postalCode).toUpperCase();
  const shape = POSTAL_CODES[country];
  if (shape && !shape.test(postalCode)) return wrong('addressPostalCode');
  const locality = { countryIso: country, regionIso: region?.iso ?? null, city, postalCode: postalCode || null };
  const issues = validateLocality(locality);
  if (issues.length > 0 && keepAsTyped !== true) return wrong('addressMismatch', { locality, issues });
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
      region_name: region?.name ?? (regionText || null),
      region_iso: region?.iso ?? null,
      postal_code: postalCode || null,
      phone: optional(input.phone),
      kept_as_typed: issues.length > 0,
    },
  };
}
