import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { consentHostAtom } from './consent-host.atoms.ts';

/** Where the consent question appears once its code has loaded: first in the page, so that keyboard users reach it first. */
export function ConsentSlot(): ReactNode {
  const host = useAtomValue(consentHostAtom);
  return host && <host.ConsentHost />;
}
