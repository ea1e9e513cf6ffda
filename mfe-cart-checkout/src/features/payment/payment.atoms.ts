import { atom } from 'jotai';

/** A payment is under way: what is shown must stay as it was seen. */
export const payingAtom = atom(false);
