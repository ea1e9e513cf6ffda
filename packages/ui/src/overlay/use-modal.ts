import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

/**
 * Runs a native modal `<dialog>`: opens and closes it with `open`, puts the focus on what is marked `data-autofocus`,
 * else on the first control, else on the title, and gives it back at the end, also when it is unmounted while open.
 * Esc and a press on the backdrop ask to close. Spread the result on the `<dialog>`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? firstControl(element);
    first?.focus();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}

const firstControl = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('input:not([type=hidden]):enabled, select:enabled, textarea:enabled') ??
  element.querySelector<HTMLElement>('[tabindex="-1"]');
