import type { ShownAddress } from '@headstock/contracts/address-lines';

/** An address as it is typed. */
export interface AddressForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** ISO code where the country's regions are chosen from a list, else as typed. */
  readonly region: string;
  readonly postalCode: string;
  readonly countryIso: string;
}

/** An address before anybody typed. */
export const emptyAddressForm: AddressForm = {
  firstName: '',
  lastName: '',
  company: '',
  phone: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  countryIso: 'US',
};

/** An address of an order or of the address book. */
export type KnownAddress = Omit<ShownAddress, 'country'> & { readonly country: { readonly iso: string } };

/** The form filled from an address that an order or the address book has. */
export function withAddress<Form extends AddressForm>(form: Form, address: KnownAddress): Form {
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
