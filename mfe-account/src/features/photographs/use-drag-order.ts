import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A photograph that is being dragged, and the place over which it is. */
interface Drag {
  readonly from: number;
  readonly over: number;
}

interface Handlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

export interface DragOrder {
  readonly drag: Drag | null;
  /** Of the handle of the photograph at a place, which every pointer drags. */
  readonly handle: (index: number) => Handlers;
  /** Of the picture itself, which the mouse drags; a finger on it scrolls the page. */
  readonly picture: (index: number) => Handlers;
}

/** The place of the list entry under a point, or null. */
function placeAt(list: Element | null, x: number, y: number): number | null {
  const entries = [...(list?.querySelectorAll(':scope > [data-place]') ?? [])];
  const index = entries.findIndex((entry) => {
    const { left, right, top, bottom } = entry.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return index < 0 ? null : index;
}

/** Dragging by mouse, pen and finger: a handle follows the pointer, and the photograph takes the place where it is let go. Escape gives up. */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const list = useRef<Element | null>(null);
  useEffect(() => {
    if (!drag) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setDrag(null);
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [drag]);
  const handlers = (index: number, isForMouse: boolean): Handlers => ({
    onPointerDown(event) {
      if (event.button !== 0 || (isForMouse && event.pointerType !== 'mouse')) return;
      const target = event.currentTarget;
      list.current = target.closest('[data-order]');
      target.setPointerCapture?.(event.pointerId);
      setDrag({ from: index, over: index });
    },
    onPointerMove(event) {
      const over = drag && placeAt(list.current, event.clientX, event.clientY);
      if (drag && over !== null && over !== drag.over) setDrag({ ...drag, over });
    },
    onPointerUp() {
      if (drag && drag.from !== drag.over) onMove(drag.from, drag.over);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  return { drag, handle: (index) => handlers(index, false), picture: (index) => handlers(index, true) };
}
