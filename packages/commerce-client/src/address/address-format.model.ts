import { addressFormats, type AddressFormat } from './address-formats.ts';
import { usRegions, type RegionOption } from './regions.ts';
import type { AddressForm } from './address-form.model.ts';

/** The fields of an address that can be wrong, in the order of the form. */
export const addressFields = ['firstName', 'lastName', 'line1', 'city', 'region', 'postalCode'] as const;
export type AddressField = (typeof addressFields)[number];

/** What is wrong with a field; the page finds the words. */
export type AddressProblem =
  | { readonly kind: 'missing' | 'unchosen' }
  | { readonly kind: 'digits'; readonly count: 4 | 5 | 6 }
  | { readonly kind: 'shape'; readonly example: string }
  /** It disagrees with other fields; `message` is the API's, `suggestion` a value that would agree. */
  | { readonly kind: 'conflict'; readonly message: string; readonly suggestion: string | null };
export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

/** What the API takes as an address; empty fields are left out. */
export interface AddressInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryIso: string;
  readonly line1: string;
  readonly city: string;
  readonly company?: string;
  readonly line2?: string;
  readonly region?: string;
  readonly postalCode?: string;
  readonly phone?: string;
  /** City, region and postal code contradict each other and are right all the same. */
  readonly keepAsTyped?: true;
}

/** What the API takes to estimate shipping and tax before the address is complete. */
export interface AddressEstimate {
  readonly countryIso: string;
  readonly line1?: string;
  readonly city?: string;
  readonly regionName?: string;
  readonly regionIso?: string;
  readonly postalCode?: string;
}

const byIso = new Map(addressFormats.map((format) => [format.iso, format]));
const elsewhere: AddressFormat = { iso: '', region: { kind: 'province', required: false } };

/** How a country writes its addresses; for one that is not in our list everything is optional that can be. */
export function formatOf(countryIso: string): AddressFormat {
  return byIso.get(countryIso) ?? elsewhere;
}

/** The region that a shopper or an address book means, by code or name in any case. */
export function findRegion(options: readonly RegionOption[], text: string): RegionOption | undefined {
  const wanted = text.trim().toLowerCase();
  return options.find((option) => option.iso.toLowerCase() === wanted || option.name.toLowerCase() === wanted);
}

/** The label of the US state that a code or a name means; any other text stays as it is. */
export function labelOfUsState(text: string): string {
  return findRegion(usRegions, text)?.name ?? text.trim();
}

/** A postal code in the form that its country prints on envelopes. */
export function normalizePostalCode(countryIso: string, text: string): string {
  const code = text.trim().toUpperCase();
  const postal = formatOf(countryIso).postal;
  return postal?.usual && postal.pattern.test(code) ? postal.usual(code) : code;
}

function regionProblem(format: AddressFormat, region: string): AddressProblem | undefined {
  if (!format.region) return undefined;
  const { options, required } = format.region;
  if (region.trim() === '') return required ? { kind: options ? 'unchosen' : 'missing' } : undefined;
  return options && !findRegion(options, region) ? { kind: 'unchosen' } : undefined;
}

function postalProblem({ postal }: AddressFormat, code: string): AddressProblem | undefined {
  if (!postal || postal.pattern.test(code.trim().toUpperCase())) return undefined;
  return postal.digits ? { kind: 'digits', count: postal.digits } : { kind: 'shape', example: postal.example };
}

/** What is wrong with an address, field by field; empty when it can be sent. */
export function problemsOf(form: AddressForm): AddressProblems {
  const format = formatOf(form.countryIso);
  const problems: AddressProblems = {};
  for (const field of ['firstName', 'lastName', 'line1', 'city'] as const)
    if (form[field].trim() === '') problems[field] = { kind: 'missing' };
  const region = regionProblem(format, form.region);
  const postalCode = postalProblem(format, form.postalCode);
  if (region) problems.region = region;
  if (postalCode) problems.postalCode = postalCode;
  return problems;
}

/** Id of the message that is shown when a required field is empty and an address book is written to. */
export const fieldsRequired = 'address.fieldsRequired';

/** Whether a required field is empty, which is more than a field in a wrong shape. */
export function hasMissing(form: AddressForm, problems: AddressProblems): boolean {
  return addressFields.some((field) => problems[field] && form[field].trim() === '');
}

function regionOf(form: AddressForm): RegionOption | undefined {
  const format = formatOf(form.countryIso);
  const text = form.region.trim();
  if (!format.region || text === '') return undefined;
  return format.region.options ? findRegion(format.region.options, text) : { iso: '', name: text };
}

/** Leaves out what is empty. */
function filled<Name extends string>(fields: Readonly<Record<Name, string>>): { readonly [Key in Name]?: string } {
  const result: { [Key in Name]?: string } = {};
  for (const name in fields) if (fields[name].trim() !== '') result[name] = fields[name].trim();
  return result;
}

/**
 * The address as it is sent: regions by their label, no empty field, nothing that is not part of an address.
 * @param keepAsTyped whoever typed it said that it is right although it contradicts itself
 */
export function toAddressInput(form: AddressForm, keepAsTyped = false): AddressInput {
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    countryIso: form.countryIso,
    line1: form.line1.trim(),
    city: form.city.trim(),
    ...filled({
      company: form.company,
      line2: form.line2,
      region: regionOf(form)?.name ?? '',
      postalCode: formatOf(form.countryIso).postal ? normalizePostalCode(form.countryIso, form.postalCode) : '',
      phone: form.phone,
    }),
    ...(keepAsTyped ? { keepAsTyped } : {}),
  };
}

/** What can be said about the way to an address so far; null while region or postal code are not there yet. */
export function toEstimate(form: AddressForm): AddressEstimate | null {
  const problems = problemsOf(form);
  if (problems.region || problems.postalCode) return null;
  const region = regionOf(form);
  return {
    countryIso: form.countryIso,
    ...filled({
      line1: form.line1,
      city: form.city,
      regionName: region?.name ?? '',
      regionIso: region?.iso ?? '',
      postalCode: formatOf(form.countryIso).postal ? normalizePostalCode(form.countryIso, form.postalCode) : '',
    }),
  };
}
