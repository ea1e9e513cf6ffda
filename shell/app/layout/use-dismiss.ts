import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

/**
 * Closes what is open inside `root`: on Esc, which gives the focus back to the control that opened it, on a press or a
 * focus outside, and when the visitor goes to another page.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onClose();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (root.current?.contains(document.activeElement))
        root.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      onClose();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, root]);
  useCloseOnNavigation(close);
}
