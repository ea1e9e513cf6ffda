import { withPickUp } from './checkout-form.model.ts';
import {
  planMemory,
  editMemory,
  formMemory,
  intentMemory,
  pickUpMemory,
  takenMemory,
  typistMemory,
} from './checkout-storage.ts';

/** Who typed before anybody signed in. */
const guest = 'guest';

/**
 * Sees to it that nobody finds what somebody else typed in this tab: what an account typed ends with it. A guest who signs
 * in goes on with what he typed, as far as it is an address.
 * @param account whoever is signed in, with whom he buys for; null for a guest
 */
export function keepForVisitor(account: string | null): void {
  const typist = typistMemory.read();
  const visitor = account ?? guest;
  if (typist === visitor) return;
  if (typist !== null && typist !== guest)
    for (const memory of [formMemory, planMemory, intentMemory, editMemory]) memory.write(null);
  else if (typist === guest && formMemory.read()?.line1.trim() === '') formMemory.write(null);
  typistMemory.write(visitor);
}

/**
 * Takes over a wish for a store that was said, or taken back, on the page of a product after something was typed here.
 * Without anything typed the form begins with the wish by itself.
 */
export function takePickUpWish(stores: readonly { readonly id: string }[]): void {
  const wish = pickUpMemory.read();
  const taken = takenMemory.read();
  if (wish === taken) return;
  takenMemory.write(wish);
  const form = formMemory.read();
  if (!form) return;
  if (wish !== null) formMemory.write(withPickUp(form, wish, stores));
  else if (form.shipOption === 'store' && form.storeId === taken) formMemory.write({ ...form, shipOption: 'home' });
}
