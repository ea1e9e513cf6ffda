import { parsePickUp, pickUpKey } from '@headstock/contracts/pick-up';
import { createTabStorage } from './tab-storage.ts';

/** The id of the store that the visitor selected for pick-up on a product page; the checkout starts with it. */
export const pickUpStorage = createTabStorage(pickUpKey, parsePickUp);
