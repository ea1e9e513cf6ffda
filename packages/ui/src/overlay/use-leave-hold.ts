import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** Whoever is about to leave, held until one of the two is called. */
export interface LeaveHold {
  readonly isHeld: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Holds whoever leaves a page by a link, with Back or Forward, as `holds` says at that very moment. `asksOnClose` says, when the window is
 * being closed, whether the browser is to ask; null never asks. The router takes one hold at a time.
 */
export function useLeaveHold(holds: BlockerFunction, asksOnClose: (() => boolean) | null): LeaveHold {
  const blocker = useBlocker(holds);
  useEffect(() => {
    if (!asksOnClose) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (asksOnClose()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asksOnClose]);
  return {
    isHeld: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
