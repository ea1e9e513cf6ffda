import { useEffect, useRef, useState } from 'react';

interface Answer {
  readonly code: string | null;
}

/** Asks who sits there where the API wants a recent sign-in. */
export interface FreshProof {
  /** Runs a mutation; when it is refused for want of a recent sign-in, asks for a proof and runs it again. Null: they gave up. */
  readonly run: <Result extends Answer>(mutate: () => Promise<Result>) => Promise<Result | null>;
  /** Props of `ProofDialog`. */
  readonly dialog: { readonly open: boolean; readonly onClose: () => void; readonly onDone: () => void };
}

/** State of the question; render a `ProofDialog` with `dialog`. */
export function useFreshProof(): FreshProof {
  const [open, setOpen] = useState(false);
  const waiting = useRef<((isProven: boolean) => void) | null>(null);
  const settle = (isProven: boolean): void => {
    setOpen(false);
    waiting.current?.(isProven);
    waiting.current = null;
  };
  // Whoever leaves the page gave up.
  useEffect(() => () => waiting.current?.(false), []);
  return {
    run: async (mutate) => {
      const answer = await mutate();
      if (answer.code !== 'reauthentication-required') return answer;
      const isProven = await new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setOpen(true);
      });
      return isProven ? mutate() : null;
    },
    dialog: { open, onClose: () => settle(false), onDone: () => settle(true) },
  };
}
