import { emptyAddressForm, type AddressForm } from '@headstock/commerce-client/address-form';
import { asRecord, asText } from '#mfe-cart-checkout/features/storage/parse-unknown.ts';

/** What was typed in the checkout and not sent yet, as it is kept for a reload. */
export interface CheckoutForm extends AddressForm {
  /** The chosen address of the address book, or `newAddress`. */
  readonly id: string;
  readonly storeId: string;
  /** Who buys; `firstName` and `lastName` are who receives. */
  readonly buyerFirstName: string;
  readonly buyerLastName: string;
  readonly email: string;
  readonly shipOption: 'home' | 'store';
}

/** The id of an address that is not in the address book yet. */
export const newAddress = '-1';

/** The form before anybody typed. */
export const emptyForm: CheckoutForm = {
  ...emptyAddressForm,
  id: newAddress,
  storeId: '',
  buyerFirstName: '',
  buyerLastName: '',
  email: '',
  shipOption: 'home',
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
