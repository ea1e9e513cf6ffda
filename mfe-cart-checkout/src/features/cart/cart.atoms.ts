import { atom } from 'jotai';
import type { PricedCart } from './cart.model.ts';

/** The cart of this page as the server priced it last; null until it was asked for. Changed only by `adoptCart`. */
export const pricedCartAtom = atom<PricedCart | null>(null);

/** The end of the line of cart mutations: each begins when the one before is answered. */
export const cartQueueAtom = atom<{ last: Promise<unknown> }>({ last: Promise.resolve() });

/** Sold-out lines that were asked to go once; one that the server keeps is not asked again by this page. */
export const attemptedRemovalsAtom = atom<Set<string>>(() => new Set<string>());
