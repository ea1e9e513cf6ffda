import { useEffect, useRef, useState } from 'react';

interface Answer {
  /** Of mutations that can ask for a proof. */
  readonly code?: string | null;
}

/** Asks for the password or a code where the API wants a fresh proof of who sits there. */
export interface FreshProof {
  /** Runs a mutation; when it is refused for want of a fresh proof, asks for one and runs it again. Null: the user gave up. */
  readonly run: <Result extends Answer>(mutate: () => Promise<Result>) => Promise<Result | null>;
  /** Props of the dialog that asks. */
  readonly dialog: { readonly open: boolean; readonly onClose: () => void; readonly onDone: () => void };
}

/** State of the question for a fresh proof; render the remote’s own dialog with `dialog`. */
export function useFreshProof(): FreshProof {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((proven: boolean) => void) | null>(null);
  const settle = (proven: boolean): void => {
    setOpen(false);
    waiting.current?.(proven);
    waiting.current = null;
  };
  // Whoever leaves the page gave up.
  useEffect(() => () => waiting.current?.(false), []);
  const prove = (): Promise<boolean> =>
    new Promise((resolve) => {
      waiting.current = resolve;
      setOpen(true);
    });
  return {
    run: async (mutate) => {
      const answer = await mutate();
      if (answer.code !== 'reauthentication-required') return answer;
      return (await prove()) ? mutate() : null;
    },
    dialog: { open, onClose: () => settle(false), onDone: () => settle(true) },
  };
}
