import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { ShownOnce } from '#mfe-admin/features/shown-once/shown-once.tsx';

/** A code that was just issued: this once, in full. Renders a `<div>`. */
export function IssuedCode({ code, sentTo }: { readonly code: string; readonly sentTo: string }): ReactNode {
  const { done } = useDrawer();
  return (
    <ShownOnce text={code} onNoted={done}>
      <FormattedMessage id="storeCredits.once" />
      {sentTo.trim() !== '' && (
        <>
          {' '}
          <FormattedMessage id="storeCredits.mailed" values={{ email: sentTo.trim() }} />
        </>
      )}
    </ShownOnce>
  );
}
