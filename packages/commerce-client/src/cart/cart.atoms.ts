import { atom } from 'jotai';
import type { PricedCart } from './cart.model.ts';

/** The cart as the server priced it last; null until it is loaded. Changed only by `adoptCart`. */
export const pricedCartAtom = atom<PricedCart | null>(null);

/** The last of the queued cart mutations: each starts when the one before is answered. */
export const cartQueueAtom = atom<{ last: Promise<unknown> }>({ last: Promise.resolve() });

/** Ids of sold-out line items whose removal was tried; a line item that the server keeps is not tried again by this page. */
export const attemptedRemovalsAtom = atom<Set<string>>(() => new Set<string>());
