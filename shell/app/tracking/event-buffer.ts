import type { HeadstockEvents } from '@headstock/contracts/events';
import { listen, type Store } from '@headstock/event-bus';

const names = [
  'page/viewed',
  'item/viewed',
  'cart/item-added',
  'order/purchased',
  'offer/changed',
  'listing/state-changed',
] as const;
type Name = (typeof names)[number];

/** An event of the bus that may be tracked. */
export type TrackableEvent = {
  readonly [Each in Name]: { readonly name: Each; readonly payload: HeadstockEvents[Each] };
}[Name];

/** Events of the page until the visitor has consented or refused; see `drain-event-buffer.ts`. */
export interface EventBuffer {
  events: readonly TrackableEvent[];
  /** Receives every event. */
  push: (event: TrackableEvent) => void;
}

/** Size of the buffer; beyond it the oldest event is dropped. */
export const maxBufferedEvents = 60;

/** Buffers the bus's events from the start of the page, before the tracking code has loaded. */
export function bufferEvents(store: Store): EventBuffer {
  const buffer: EventBuffer = {
    events: [],
    push(event) {
      buffer.events = [...buffer.events, event].slice(-maxBufferedEvents);
    },
  };
  for (const name of names) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name and its payload belong together
    listen(store, name, (payload) => buffer.push({ name, payload } as TrackableEvent));
  }
  return buffer;
}
