import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The form of a conflict, and how it goes on from the choice. */
export interface Settle {
  readonly root: RefObject<HTMLFormElement | null>;
  /** Runs the choice and puts the focus on the form's submit button; submits it where what is typed is to be saved. */
  readonly settle: (choose: () => void, isToBeSaved: boolean) => void;
}

/** Ends a conflict: the buttons of its notice go with it, so the focus needs another place. */
export function useSettle(): Settle {
  const root = useRef<HTMLFormElement>(null);
  return {
    root,
    settle: (choose, isToBeSaved) => {
      flushSync(choose);
      root.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
      if (isToBeSaved) root.current?.requestSubmit();
    },
  };
}
