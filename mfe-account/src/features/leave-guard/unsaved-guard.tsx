import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BlockerFunction } from 'react-router';
import { useLeaveHold } from './use-leave-hold.ts';
import type { Unsaved } from './use-unsaved.ts';

/** Props of the guard. */
export interface UnsavedGuardProps {
  readonly unsaved: Pick<Unsaved<object>, 'isUnsaved' | 'hasUnsaved'>;
}

/** Asks before a form is left whose words are not saved: by a link, with Back or Forward, or by closing the window. Renders a `<dialog>`. */
export function UnsavedGuard({ unsaved }: UnsavedGuardProps): ReactNode {
  const { isUnsaved, hasUnsaved } = unsaved;
  const { formatMessage } = useIntl();
  const holds = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: next }) =>
      hasUnsaved() && (here.pathname !== next.pathname || here.search !== next.search),
    [hasUnsaved],
  );
  const { isHeld, stay, leave } = useLeaveHold(holds, isUnsaved);
  return (
    <Dialog
      open={isHeld}
      onClose={stay}
      title={<FormattedMessage id="profile.leave.title" />}
      closeLabel={formatMessage({ id: 'profile.leave.close' })}
    >
      <p>
        <FormattedMessage id="profile.leave.text" />
      </p>
      <Button wide onClick={stay} data-autofocus="">
        <FormattedMessage id="profile.leave.stay" />
      </Button>
      <Button wide variant="quiet" onClick={leave}>
        <FormattedMessage id="profile.leave.leave" />
      </Button>
    </Dialog>
  );
}
