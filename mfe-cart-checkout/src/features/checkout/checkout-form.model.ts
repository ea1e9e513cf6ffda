import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(500));

/** What was typed in the checkout and not sent yet, as it is kept for a reload. */
export const checkoutFormSchema = z.object({
  /** The chosen address of the address book, or `newAddress`. */
  id: text,
  storeId: text,
  firstName: text,
  lastName: text,
  company: text,
  phone: text,
  line1: text,
  line2: text,
  city: text,
  region: text,
  postalCode: text,
  email: text,
  shipOption: z.enum(['home', 'store']),
  countryIso: text,
});

export type CheckoutForm = z.infer<typeof checkoutFormSchema>;

/** The id of an address that is not in the address book yet. */
export const newAddress = '-1';

/** The form before anybody typed. */
export const emptyForm: CheckoutForm = {
  id: newAddress,
  storeId: '',
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

interface KnownAddress {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postalCode: string | null;
  readonly phone: string | null;
  readonly region: { readonly name: string; readonly iso: string | null } | null;
  readonly country: { readonly iso: string };
}

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
