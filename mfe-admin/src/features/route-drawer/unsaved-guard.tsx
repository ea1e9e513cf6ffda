import { LeaveQuestion } from '@headstock/ui/leave-question';
import { useLeaveHold } from '@headstock/ui/use-leave-hold';
import { useCallback, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { BlockerFunction } from 'react-router';

/** Props of the guard. */
export interface UnsavedGuardProps {
  readonly isUnsaved: boolean;
  /** The work is done: nothing is asked any more. */
  readonly isDone: RefObject<boolean>;
}

/** Asks before something that is not saved is left, whatever way: by a link, Back, Esc or closing the window. Renders a `<dialog>` while it asks. */
export function UnsavedGuard({ isUnsaved, isDone }: UnsavedGuardProps): ReactNode {
  // The router takes one blocker at a time: a page and the drawer over it each have a guard, and one of them something to lose.
  return isUnsaved ? <Asking isDone={isDone} /> : null;
}

function Asking({ isDone }: Pick<UnsavedGuardProps, 'isDone'>): ReactNode {
  const { formatMessage } = useIntl();
  const holds = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => !isDone.current && currentLocation.pathname !== nextLocation.pathname,
    [isDone],
  );
  const asksOnClose = useCallback(() => !isDone.current, [isDone]);
  const { isHeld, stay, leave } = useLeaveHold(holds, asksOnClose);
  return (
    <LeaveQuestion
      open={isHeld}
      armed
      onStay={stay}
      onLeave={leave}
      texts={{
        title: formatMessage({ id: 'lists.unsaved' }),
        text: formatMessage({ id: 'lists.unsavedText' }),
        stay: formatMessage({ id: 'lists.stay' }),
        leave: formatMessage({ id: 'lists.leave' }),
        close: formatMessage({ id: 'lists.close' }),
      }}
    />
  );
}
