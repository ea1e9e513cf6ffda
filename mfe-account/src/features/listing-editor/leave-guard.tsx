import { LeaveQuestion } from '@headstock/ui/leave-question';
import { useLeaveHold } from '@headstock/ui/use-leave-hold';
import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BlockerFunction } from 'react-router';

/** A save that answers within this time is waited for without a word. */
const PATIENCE_MS = 600;

const always = (): boolean => true;

/** Props of the guard. */
export interface LeaveGuardProps {
  readonly isUnsaved: boolean;
  /** The same at this very moment, for who leaves before it is rendered. */
  readonly hasUnsaved: () => boolean;
  /** A photograph is on its way, which ends with the page. */
  readonly isUploading: boolean;
  /** Saves now; gives null where it could not be saved. */
  readonly save: () => Promise<number | null>;
}

/**
 * Guards a page on which something is not saved yet, whatever way it is left: by a link, with Back or Forward, or by closing the window.
 * It is saved first, and who leaves is asked where that fails or takes long. The browser's own copy is kept either way. Renders a
 * `<dialog>` while it asks.
 */
export function LeaveGuard({ isUnsaved, hasUnsaved, isUploading, save }: LeaveGuardProps): ReactNode {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const holds = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      (isUploading || hasUnsaved()) && currentLocation.pathname !== nextLocation.pathname,
    [isUploading, hasUnsaved],
  );
  const { isHeld, stay, leave } = useLeaveHold(holds, isUnsaved || isUploading ? always : null);
  const saveFirst = useEffectEvent(async (isOver: () => boolean): Promise<void> => {
    const isSaved = (await save()) !== null;
    if (isOver()) return;
    if (isSaved && !isUploading) leave();
    else setAsking(true);
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    let isOver = false;
    const timer = setTimeout(() => setAsking(true), PATIENCE_MS);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- it asks when the save has answered, not before
    void saveFirst(() => isOver);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setAsking(false);
    };
  }, [isHeld]);
  const left = isUploading ? 'leaveUploads' : isUnsaved ? 'leaveText' : 'savedAll';
  return (
    <LeaveQuestion
      open={isHeld && isAsking}
      armed={isUnsaved || isUploading}
      onStay={stay}
      onLeave={leave}
      texts={{
        title: formatMessage({ id: 'listingEditor.leave' }),
        text: formatMessage({ id: `listingEditor.${left}` }),
        stay: formatMessage({ id: 'listingEditor.stay' }),
        leave: formatMessage({ id: 'listingEditor.leaveNow' }),
        close: formatMessage({ id: 'listings.close' }),
      }}
    />
  );
}
