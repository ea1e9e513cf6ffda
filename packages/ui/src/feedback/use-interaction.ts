import { useState } from 'react';

/** Handlers for the element that pauses a timer. */
export interface InteractionHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Whether the pointer is over an element, or the focus is in it; tracked separately. */
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
