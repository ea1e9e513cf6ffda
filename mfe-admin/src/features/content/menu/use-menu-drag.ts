import type { MenuItem } from '@headstock/contracts/menu';
import { useState, type DragEvent } from 'react';
import { placeFor, type DropPlace } from './menu-tree.model.ts';

/** Handlers by which lines are dragged. */
export interface MenuDrag {
  readonly handle: (id: string) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
  readonly line: (id: string) => {
    readonly 'data-drop'?: DropPlace;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

interface Over {
  readonly id: string;
  readonly place: DropPlace;
}

/** Drags lines of a menu with the mouse, each among those of its level; the keyboard has its own ways. */
export function useMenuDrag(
  items: readonly MenuItem[],
  onDrop: (id: string, over: string, place: DropPlace) => void,
): MenuDrag {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const end = (): void => {
    setDragged(null);
    setOver(null);
  };
  return {
    handle: (id) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        const line = event.currentTarget.closest('li');
        if (line) event.dataTransfer.setDragImage(line, 12, 12);
        setDragged(id);
      },
      onDragEnd: end,
    }),
    line: (id) => ({
      ...(over?.id === id ? { 'data-drop': over.place } : {}),
      onDragOver: (event) => {
        if (dragged === null) return;
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const place = placeFor(items, dragged, id, event.clientY < top + height / 2);
        if (place) event.preventDefault();
        if (over?.id !== id || over.place !== place) setOver(place && { id, place });
      },
      onDrop: (event) => {
        event.preventDefault();
        if (dragged !== null && over) onDrop(dragged, over.id, over.place);
        end();
      },
    }),
  };
}
