import type { SeenItem } from '@headstock/contracts/tracking';
import { useEmit } from '@headstock/event-bus/react';
import { useEffect, useRef } from 'react';

/** Fires `item/viewed` once per item. */
export function useItemViewed({ item, offer }: SeenItem): void {
  const emit = useEmit();
  const told = useRef('');
  useEffect(() => {
    if (told.current === item.id) return;
    told.current = item.id;
    emit('item/viewed', { item, offer });
  }, [emit, item, offer]);
}
