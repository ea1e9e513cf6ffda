import type { ShownAddress } from '@headstock/contracts/address-lines';
import { asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

/** What was typed in the checkout and not sent yet, as it is kept for a reload. */
export interface CheckoutForm {
  /** The chosen address of the address book, or `newAddress`. */
  readonly id: string;
  readonly storeId: string;
  /** Who buys; `firstName` and `lastName` are who receives. */
  readonly buyerFirstName: string;
  readonly buyerLastName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly email: string;
  readonly shipOption: 'home' | 'store';
  readonly countryIso: string;
}

/** The id of an address that is not in the address book yet. */
export const newAddress = '-1';

/** The form before anybody typed. */
export const emptyForm: CheckoutForm = {
  id: newAddress,
  storeId: '',
  buyerFirstName: '',
  buyerLastName: '',
  firstName: '',
  lastName: '',
  company: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  email: '',
  shipOption: 'home',
  countryIso: 'US',
};

const formFields = [
  'id',
  'storeId',
  'buyerFirstName',
  'buyerLastName',
  'firstName',
  'lastName',
  'company',
  'phone',
  'line1',
  'line2',
  'city',
  'region',
  'postalCode',
  'email',
  'countryIso',
] as const satisfies readonly (keyof CheckoutForm)[];

/** A kept form; null for anything that is none. */
export function parseForm(raw: unknown): CheckoutForm | null {
  const record = asRecord(raw);
  if (!record || (record['shipOption'] !== 'home' && record['shipOption'] !== 'store')) return null;
  const texts: Partial<Record<keyof CheckoutForm, string>> = {};
  for (const name of formFields) {
    const text = asText(record[name], 500);
    if (text === null) return null;
    texts[name] = text;
  }
  return { ...emptyForm, ...texts, shipOption: record['shipOption'] };
}

/** An address of an order or of the address book. */
export type KnownAddress = Omit<ShownAddress, 'country'> & { readonly country: { readonly iso: string } };

/** The form filled from an address that an order or the address book has. */
export function withAddress(form: CheckoutForm, address: KnownAddress): CheckoutForm {
  return {
    ...form,
    firstName: address.firstName ?? form.firstName,
    lastName: address.lastName ?? form.lastName,
    company: address.company ?? '',
    phone: address.phone ?? form.phone,
    line1: address.line1,
    line2: address.line2 ?? '',
    city: address.city,
    region: address.region?.iso ?? address.region?.name ?? '',
    postalCode: address.postalCode ?? '',
    countryIso: address.country.iso,
  };
}

/** The form with another name of the buyer, who receives it, too, as long as nobody else was named. */
export function withBuyer(form: CheckoutForm, name: 'firstName' | 'lastName', text: string): Partial<CheckoutForm> {
  const buyer = name === 'firstName' ? 'buyerFirstName' : 'buyerLastName';
  return { [buyer]: text, ...(form[name] === form[buyer] ? { [name]: text } : {}) };
}

/** The form with the store that was wished for on the page of a product. A store that there is not is no wish. */
export function withPickUp(
  form: CheckoutForm,
  storeId: string | null,
  stores: readonly { readonly id: string }[],
): CheckoutForm {
  const isThere = stores.some(({ id }) => id === storeId);
  return storeId !== null && isThere ? { ...form, storeId, shipOption: 'store' } : form;
}
