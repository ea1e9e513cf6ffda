import { useIntl } from 'react-intl';
import { suggestedValue } from './address-conflicts.model.ts';
import type { AddressForm } from './address-form.model.ts';
import {
  addressFields,
  formatOf,
  normalizePostalCode,
  type AddressField,
  type AddressProblem,
  type AddressProblems,
} from './address-format.model.ts';
import { addressFormats } from './address-formats.ts';

/** Sets some fields of an address. */
export type ChangeAddress = (fields: Partial<AddressForm>) => void;

interface FieldError {
  readonly message: string;
  readonly correction?: { readonly label: string; readonly value: string };
}

/** What an address form shows: the fields of the country, their texts, and what is wrong with them. Needs `addressMessages`. */
export function useAddressFields(form: AddressForm, change: ChangeAddress, problems: AddressProblems) {
  const intl = useIntl();
  const { region, postal } = formatOf(form.countryIso);
  const text = (id: string): string => intl.formatMessage({ id: `address.${id}` });
  const label = (name: string): string => intl.formatMessage({ id: `address.field.${name}` });
  const errorOf = (field: AddressField, problem: AddressProblem): FieldError => {
    if (problem.kind !== 'conflict')
      return { message: intl.formatMessage({ id: `address.error.${problem.kind}` }, { ...problem }) };
    const { message, suggestion } = problem;
    if (suggestion === null) return { message };
    const value = suggestedValue(form, field, suggestion);
    return { message, correction: { label: intl.formatMessage({ id: 'address.error.take' }, { suggestion }), value } };
  };
  const errors: Partial<Record<AddressField, FieldError>> = {};
  for (const field of addressFields) {
    const problem = problems[field];
    if (problem) errors[field] = errorOf(field, problem);
  }
  return {
    values: form,
    texts: {
      legend: text('legend'),
      moreLines: text('moreLines'),
      choose: text('choose'),
      optional: label('optional'),
      conflict: text('conflict'),
      keep: text('keep'),
      labels: {
        firstName: label('firstName'),
        lastName: label('lastName'),
        company: label('company'),
        line1: label('line1'),
        line2: label('line2'),
        city: label('city'),
        postalCode: label('postalCode'),
        phone: label('phone'),
        country: label('country'),
        region: region ? intl.formatMessage({ id: `address.region.${region.kind}` }) : '',
      },
    },
    countries: addressFormats
      .map(({ iso }) => ({ iso, name: intl.formatMessage({ id: `address.country.${iso}` }) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale)),
    region: region ?? null,
    postal: postal ? { numeric: postal.digits !== undefined } : null,
    errors,
    hasConflict: Object.values(problems).some(({ kind }) => kind === 'conflict'),
    onChange: change,
    onPostalCodeBlur: () => change({ postalCode: normalizePostalCode(form.countryIso, form.postalCode) }),
  };
}
