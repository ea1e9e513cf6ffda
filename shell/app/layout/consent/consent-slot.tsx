import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { extrasAtom } from './consent-host.atoms.ts';

/** The place of what joins the layout later: first of the page, so that the keyboard finds it. */
export function ExtrasSlot(): ReactNode {
  const extras = useAtomValue(extrasAtom);
  return extras && <extras.Extras />;
}
