import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { useCallback, useEffect, type ReactNode, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBlocker, type BlockerFunction } from 'react-router';

/** Props of the guard. */
export interface UnsavedGuardProps {
  readonly isUnsaved: boolean;
  /** The work is done: nothing is asked any more. */
  readonly isDone: RefObject<boolean>;
}

/** Asks before something that is not saved is left, whatever way: by a link, Back, Esc or closing the window. Renders a `<dialog>` while it asks. */
export function UnsavedGuard({ isUnsaved, isDone }: UnsavedGuardProps): ReactNode {
  // The router takes one blocker at a time: a page and the drawer over it each have a guard, and one of them something to lose.
  return isUnsaved ? <LeaveQuestion isDone={isDone} /> : null;
}

function LeaveQuestion({ isDone }: Pick<UnsavedGuardProps, 'isDone'>): ReactNode {
  const { formatMessage } = useIntl();
  const holds = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => !isDone.current && currentLocation.pathname !== nextLocation.pathname,
    [isDone],
  );
  const blocker = useBlocker(holds);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isDone.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDone]);
  const stay = (): void => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={<FormattedMessage id="lists.unsaved" />}
      closeLabel={formatMessage({ id: 'lists.close' })}
    >
      <p>
        <FormattedMessage id="lists.unsavedText" />
      </p>
      <Button wide onClick={stay} data-autofocus="">
        <FormattedMessage id="lists.stay" />
      </Button>
      <Button wide variant="quiet" onClick={() => blocker.proceed?.()}>
        <FormattedMessage id="lists.leave" />
      </Button>
    </Dialog>
  );
}
