import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus into what opens in place of the button that was pressed. Give the element `tabIndex={-1}`. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
