import { useLayoutEffect, useRef } from 'react';
import { announceModals, topModal } from './modal-stack.ts';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

/**
 * Runs a native modal `<dialog>`: opens and closes it with `open`, puts the focus on what is marked `data-autofocus`,
 * else on the first control, else on the title, and gives it back at the end, also when it is unmounted while open.
 * Esc and a click on the backdrop request closing. Spread the result on the `<dialog>`.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    if (!topModal()) keepScrollbarRoom();
    element.showModal();
    announceModals();
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? firstControl(element);
    first?.focus();
    return () => {
      element.close();
      announceModals();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return {
    ref: dialog,
    'data-modal': true,
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

/** Where scrollbars take room, the locked page keeps that room, so that nothing moves. */
function keepScrollbarRoom(): void {
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--hs-scrollbar', `${window.innerWidth - clientWidth}px`);
}

const firstControl = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('input:not([type=hidden]):enabled, select:enabled, textarea:enabled') ??
  element.querySelector<HTMLElement>('[tabindex="-1"]');
