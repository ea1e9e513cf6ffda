import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** The consent question's host. Its code is deferred; null until it has loaded. */
export const consentHostAtom = atom<{ readonly ConsentHost: ComponentType } | null>(null);
