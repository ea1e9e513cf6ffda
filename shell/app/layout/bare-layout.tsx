import type { ReactNode } from 'react';
import { Overlays } from './widgets/overlays.tsx';

/** Neither header nor footer nor what asks for something else: the page is alone, as in the checkout. Renders the `<main>`. */
export function BareLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Overlays />
    </>
  );
}
