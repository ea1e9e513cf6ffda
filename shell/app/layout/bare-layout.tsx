import type { ReactNode } from 'react';
import { ExtrasSlot } from './extras-slot.tsx';
import { Overlays } from './parts/overlays.tsx';

/** Neither header nor footer: the page is alone, as in the checkout. Renders the `<main>`. */
export function BareLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <ExtrasSlot />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Overlays />
    </>
  );
}
