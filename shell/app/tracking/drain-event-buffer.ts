import type { TrackableEvent, EventBuffer } from './event-buffer.ts';

/** Passes on the buffered events in their order, and every later one as it happens. */
export function drainEventBuffer(buffer: EventBuffer, push: (event: TrackableEvent) => void): void {
  const { events } = buffer;
  Object.assign(buffer, { events: [], push });
  for (const event of events) push(event);
}

/** Drops the buffered events, and every later one. */
export function discardEvents(buffer: EventBuffer): void {
  Object.assign(buffer, { events: [], push: () => undefined });
}
