import type { CountableEvent, EventMemory } from './event-buffer.ts';

/** Gives what is kept, in its order, and from then on what happens. */
export function handOver(memory: EventMemory, take: (event: CountableEvent) => void): void {
  const { kept } = memory;
  Object.assign(memory, { kept: [], take });
  for (const event of kept) take(event);
}

/** Forgets everything, and keeps nothing more. */
export function forget(memory: EventMemory): void {
  Object.assign(memory, { kept: [], take: () => undefined });
}
