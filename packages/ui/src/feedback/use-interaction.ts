import { useState } from 'react';

/** Handlers for the element at which a clock is to stop. */
export interface InteractionHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Whether the visitor points at an element, or has the focus in it; one does not end the other. */
export function useInteraction(): { readonly held: boolean; readonly holders: InteractionHandlers } {
  const [reasons, setReasons] = useState(0);
  const set = (reason: number, on: boolean) => () => setReasons((now) => (on ? now | reason : now & ~reason));
  return {
    held: reasons > 0,
    holders: {
      onPointerEnter: set(1, true),
      onPointerLeave: set(1, false),
      onFocus: set(2, true),
      onBlur: set(2, false),
    },
  };
}
