import { useStore } from 'jotai';
import { useCallback, useEffectEvent, useLayoutEffect } from 'react';
import type { EventName, HeadstockEvents } from '@headstock/contracts/events';
import { emit, listen } from './event-bus.ts';

/** `emit` of the page's bus. The function stays the same between renders. */
export function useEmit(): <Name extends EventName>(name: Name, payload: HeadstockEvents[Name]) => void {
  const store = useStore();
  return useCallback((name, payload) => emit(store, name, payload), [store]);
}

/** Listens to an event while the component is mounted; always calls the latest `listener`. */
export function useListen<Name extends EventName>(
  name: Name,
  listener: (payload: HeadstockEvents[Name]) => void,
): void {
  const store = useStore();
  const latest = useEffectEvent(listener);
  // In a layout effect, so that no click can emit an event before its listener is registered.
  useLayoutEffect(() => listen(store, name, (payload) => latest(payload)), [store, name]);
}
