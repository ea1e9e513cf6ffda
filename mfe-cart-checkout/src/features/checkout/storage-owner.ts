import { pickUpStorage } from '@headstock/commerce-client/pick-up-storage';
import { withPickUp } from './checkout-form.model.ts';
import {
  planStorage,
  addressEditStorage,
  formStorage,
  intentStorage,
  adoptedStoreStorage,
  ownerStorage,
} from './checkout-storage.ts';

/** Who typed before anybody signed in. */
const guest = 'guest';

/**
 * Sees to it that nobody finds what somebody else typed in this tab: what an account typed ends with it. A guest who signs
 * in goes on with what he typed, as far as it is an address.
 * @param account whoever is signed in, with whom he buys for; null for a guest
 */
export function claimStorage(account: string | null): void {
  const typist = ownerStorage.read();
  const visitor = account ?? guest;
  if (typist === visitor) return;
  if (typist !== null && typist !== guest)
    for (const memory of [formStorage, planStorage, intentStorage, addressEditStorage]) memory.write(null);
  else if (typist === guest && formStorage.read()?.line1.trim() === '') formStorage.write(null);
  ownerStorage.write(visitor);
}

/**
 * Takes over a wish for a store that was said, or taken back, on the page of a product after something was typed here.
 * Without anything typed the form begins with the wish by itself.
 */
export function adoptWishedStore(stores: readonly { readonly id: string }[]): void {
  const wish = pickUpStorage.read();
  const taken = adoptedStoreStorage.read();
  if (wish === taken) return;
  adoptedStoreStorage.write(wish);
  const form = formStorage.read();
  if (!form) return;
  if (wish !== null) formStorage.write(withPickUp(form, wish, stores));
  else if (form.shipOption === 'store' && form.storeId === taken) formStorage.write({ ...form, shipOption: 'home' });
}
