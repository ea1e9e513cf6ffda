import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { Density } from '#mfe-admin/features/list-page/list.model.ts';

/** Tables with more rows draw those in sight alone. */
const MANY = 100;
const heights: Readonly<Record<Density, number>> = { comfortable: 57, compact: 41 };

/** The rows that are drawn, and the room that the others would take. */
export interface VirtualRows {
  readonly isVirtual: boolean;
  readonly indexes: readonly number[];
  /** Pixels above and below what is drawn. */
  readonly above: number;
  readonly below: number;
  readonly measure: (row: HTMLTableRowElement | null) => void;
  /** Brings a row into sight. */
  readonly reveal: (index: number) => void;
}

/** Which rows of a table to draw, by TanStack Virtual: all of up to a hundred, of more those in sight and a few beside them. */
export function useVirtualRows(
  count: number,
  density: Density,
  frame: RefObject<HTMLElement | null>,
  keyOf: (index: number) => string,
): VirtualRows {
  const isVirtual = count > MANY;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled or memoized
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: isVirtual ? count : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => heights[density],
    getItemKey: keyOf,
    overscan: 10,
    // What is drawn before the frame has been measured, and on the server.
    initialRect: { width: 0, height: 800 },
    scrollPaddingStart: 48,
  });
  if (!isVirtual) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    return { isVirtual, indexes, above: 0, below: 0, measure: () => undefined, reveal: () => undefined };
  }
  const items = virtualizer.getVirtualItems();
  return {
    isVirtual,
    indexes: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
    reveal: (index) => virtualizer.scrollToIndex(index),
  };
}
