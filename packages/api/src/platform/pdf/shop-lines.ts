import { storeProfile } from '@headstock/contracts/store-profile';

/** Whose document it is: name, address and telephone of the shop, line by line. */
export function shopLines(): string[] {
  const { name, address, phone, sender } = storeProfile;
  return [name, address.line, `${address.city}, ${address.region} ${address.postalCode}`, phone.label, sender.email];
}
