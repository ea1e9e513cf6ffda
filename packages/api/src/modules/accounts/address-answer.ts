import type { Selectable } from 'kysely';
import type { Locale } from '#api/platform/locale.ts';
import { done, type MutationOutcome } from '#api/platform/mutation-result.ts';
import type { Locality, LocalityIssue } from '#api/platform/address-validation/validate-locality.ts';
import type { ReadAddress } from './address-input.ts';
import { type AddressSource, toAddress } from './address-source.ts';
import { type AccountMessage, accountRefusal } from './messages.ts';
import { regionsOf } from './regions.ts';
import type { AddressesTable } from './tables.ts';

/** A field of an address that disagrees with the others, as the schema's type `AddressIssue` reads it. */
export type AddressIssue = {
  readonly field: LocalityIssue['field'];
  readonly code: LocalityIssue['code'];
  readonly message: string;
  /** What to put into the field instead; null where that is unknown. */
  readonly suggestion: string | null;
};

/** The answer of a mutation that takes an address. */
export type AddressAnswer = MutationOutcome & {
  readonly address: AddressSource | null;
  readonly issues: readonly AddressIssue[];
};

type Typed = {
  readonly city: string;
  readonly region: string;
  readonly code: string;
  readonly suggestion: string | null;
};

const texts = {
  'region-mismatch': {
    en: ({ code, region, suggestion }: Typed) =>
      suggestion === null
        ? `The postal code ${code} is not in ${region}.`
        : `The postal code ${code} is in ${suggestion}, not in ${region}.`,
    fr: ({ code, region, suggestion }: Typed) =>
      suggestion === null
        ? `Le code postal ${code} ne correspond pas à ${region}.`
        : `Le code postal ${code} indique ${suggestion}, et non ${region}.`,
  },
  'city-mismatch': {
    en: ({ code, city, suggestion }: Typed) =>
      suggestion === null
        ? `The postal code ${code} is not in ${city}.`
        : `The postal code ${code} is in ${suggestion}, not in ${city}.`,
    fr: ({ code, city, suggestion }: Typed) =>
      suggestion === null
        ? `Le code postal ${code} ne correspond pas à ${city}.`
        : `Le code postal ${code} indique ${suggestion}, et non ${city}.`,
  },
  'postal-code-mismatch': {
    en: ({ code, city, region }: Typed) =>
      `The postal code ${code} is not in ${city}, ${region}. Please check its digits.`,
    fr: ({ code, city, region }: Typed) =>
      `Le code postal ${code} ne correspond pas à ${city}, ${region}. Vérifiez ses chiffres.`,
  },
  'postal-code-unknown': {
    en: ({ code }: Typed) => `We do not know the postal code ${code}. Please check it.`,
    fr: ({ code }: Typed) => `Nous ne connaissons pas le code postal ${code}. Vérifiez-le.`,
  },
} as const satisfies Readonly<Record<LocalityIssue['code'], Readonly<Record<Locale, (typed: Typed) => string>>>>;

function toIssue({ field, code, suggestion }: LocalityIssue, locality: Locality, locale: Locale): AddressIssue {
  const nameOf = (iso: string | null) =>
    regionsOf(locality.countryIso).find((region) => region.iso === iso)?.name ?? null;
  const suggested = field === 'region' ? nameOf(suggestion) : suggestion;
  const typed = {
    city: locality.city,
    region: nameOf(locality.regionIso) ?? '',
    code: locality.postalCode ?? '',
    suggestion: suggested,
  };
  return { field, code, message: texts[code][locale](typed), suggestion: suggested };
}

/** An address was not taken, for a reason that has nothing to do with its fields' places. */
export const addressRefusal = (reason: AccountMessage, locale: Locale): AddressAnswer => ({
  ...accountRefusal(reason, locale),
  address: null,
  issues: [],
});

/** An address was not taken because another window has changed it: what stands there now. */
export const addressChanged = (row: Selectable<AddressesTable>, locale: Locale): AddressAnswer => ({
  ...addressRefusal('addressChanged', locale),
  address: toAddress(row, locale),
});

/** An address was not taken as it was typed: what to correct. */
export const addressProblem = (
  { problem, contradiction }: Extract<ReadAddress, { ok: false }>,
  locale: Locale,
): AddressAnswer => ({
  ...addressRefusal(problem, locale),
  issues: contradiction?.issues.map((issue) => toIssue(issue, contradiction.locality, locale)) ?? [],
});

/** An address was taken. */
export const addressTaken = (row: Selectable<AddressesTable>, locale: Locale): AddressAnswer => ({
  ...done,
  address: toAddress(row, locale),
  issues: [],
});
