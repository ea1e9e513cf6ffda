import { mainContentId } from '@headstock/ui/main-content';
import type { ReactNode } from 'react';
import { ScriptlessNotice } from './scriptless-notice.tsx';
import { Overlays } from './widgets/overlays.tsx';

/** A page without header, footer and prompts, as in the checkout. Renders the `<main>`. */
export function BareLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <ScriptlessNotice />
      <main id={mainContentId} tabIndex={-1}>
        {children}
      </main>
      <Overlays />
    </>
  );
}
