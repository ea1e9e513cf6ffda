import type { Notification } from '@headstock/contracts/events';

export type Position = 'top' | 'bottom';

/** A notification in its queue. */
export interface Queued extends Notification {
  readonly id: string;
}

/** What waits to be read at each edge, oldest first. */
export type Queues = Readonly<Record<Position, readonly Queued[]>>;

export const emptyQueues: Queues = { top: [], bottom: [] };

/** How many stand at one edge; a newer one takes the place of the oldest. */
export const queueLength = 4;

/** Adds at the end of its position's queue. The same message twice in sight is shown once, and anew. */
export function enqueue(queues: Queues, notification: Notification, id: string): Queues {
  const position = notification.position ?? 'bottom';
  const others = queues[position].filter(
    (queued) => queued.message !== notification.message || queued.tone !== notification.tone,
  );
  return { ...queues, [position]: [...others, { ...notification, id }].slice(-queueLength) };
}

/** Removes on timeout or dismissal. */
export function dismiss(queues: Queues, id: string): Queues {
  const without = (queue: readonly Queued[]): readonly Queued[] => queue.filter((queued) => queued.id !== id);
  return { top: without(queues.top), bottom: without(queues.bottom) };
}
