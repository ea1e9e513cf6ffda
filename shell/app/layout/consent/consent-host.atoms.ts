import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** What joins the layout once the page stands, with code of its own; null until then. */
export const extrasAtom = atom<{ readonly Extras: ComponentType } | null>(null);
