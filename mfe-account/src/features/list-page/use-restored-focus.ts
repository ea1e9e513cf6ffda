import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus whenever `shown` is another thing and what held the focus went away with the one before: whoever works by keyboard goes on
 * here, not at the top of the page. Give the element `tabIndex={-1}`.
 */
export function useRestoredFocus<E extends HTMLElement>(shown: string): RefObject<E | null> {
  const ref = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) ref.current?.focus({ preventScroll: true });
  }, [shown]);
  return ref;
}
