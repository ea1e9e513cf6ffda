import type { TrackableEvent, EventBuffer } from './event-buffer.ts';

/** Gives what is kept, in its order, and from then on what happens. */
export function drainEventBuffer(buffer: EventBuffer, push: (event: TrackableEvent) => void): void {
  const { events } = buffer;
  Object.assign(buffer, { events: [], push });
  for (const event of events) push(event);
}

/** Forgets everything, and keeps nothing more. */
export function discardEvents(buffer: EventBuffer): void {
  Object.assign(buffer, { events: [], push: () => undefined });
}
