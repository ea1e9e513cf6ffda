import { atom } from 'jotai';

/** Ids of sold-out line items whose removal was tried; a line item that the server keeps is not tried again by this page. */
export const attemptedRemovalsAtom = atom<Set<string>>(() => new Set<string>());
