import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReauthDialog } from '#mfe-account/features/reauthenticate/reauth-dialog.tsx';
import { useSessions } from './use-sessions.ts';

/** Offers, after a change of how somebody signs in, to end the sessions that were begun before it. */
export function OthersNotice(): ReactNode {
  const { busy, endOthers, dialog } = useSessions();
  return (
    <>
      <Notice
        live
        tone="warn"
        action={
          <Button variant="outline" size="small" busy={busy === 'others'} onClick={endOthers}>
            <FormattedMessage id="factors.endOthers" />
          </Button>
        }
      >
        <FormattedMessage id="factors.others" />
      </Notice>
      <ReauthDialog {...dialog} />
    </>
  );
}
