import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { useDrawer } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useRestoreRedirect } from './use-restore-redirect.ts';

/** Props of the notice. */
export interface RemovedRedirectProps {
  readonly id: string;
  /** Since when nobody is led by it. */
  readonly removedAt: string;
}

/** Says that a redirect is removed, and puts it back. Renders a notice. */
export function RemovedRedirect({ id, removedAt }: RemovedRedirectProps): ReactNode {
  const { done } = useDrawer();
  const mayWrite = useGrants()('content:write');
  const { isBusy, refusal, restore } = useRestoreRedirect();
  const putBack = async (): Promise<void> => {
    if (await restore(id)) done();
  };
  return (
    <Notice tone="warn">
      <p>
        <FormattedMessage id="redirects.isRemoved" values={{ time: <Moment iso={removedAt} /> }} />
      </p>
      {refusal && <FormError alert>{refusal.message}</FormError>}
      {mayWrite && (
        <p>
          <Button size="small" busy={isBusy} onClick={() => void putBack()}>
            <FormattedMessage id="redirects.restore" />
          </Button>
        </p>
      )}
    </Notice>
  );
}
