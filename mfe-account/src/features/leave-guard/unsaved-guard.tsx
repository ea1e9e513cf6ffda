import { LeaveQuestion } from '@headstock/ui/leave-question';
import { useLeaveHold } from '@headstock/ui/use-leave-hold';
import { useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BlockerFunction } from 'react-router';
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
  const { isHeld, stay, leave } = useLeaveHold(holds, isUnsaved ? hasUnsaved : null);
  const said = (part: string): string => formatMessage({ id: `profile.leave.${part}` });
  return (
    <LeaveQuestion
      open={isHeld}
      armed={isUnsaved}
      onStay={stay}
      onLeave={leave}
      texts={{
        title: said('title'),
        text: said('text'),
        stay: said('stay'),
        leave: said('leave'),
        close: said('close'),
      }}
    />
  );
}
