import type { LiveEvent } from '@headstock/contracts/live-events';

/** What the tab that follows the server tells the others: an event, that everything is to be read again, or that there is no stream. */
export type LiveMessage =
  | { readonly kind: 'counts' | 'changed'; readonly event: LiveEvent; readonly accountId: string }
  | { readonly kind: 'reset'; readonly accountId: string }
  | { readonly kind: 'blocked'; readonly accountId: string };

/** What the server said, in whichever tab it was heard. */
export type ServerMessage = Exclude<LiveMessage, { readonly kind: 'blocked' }>;

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const topics: readonly unknown[] = ['orders', 'messages', 'notifications', null];

function isLiveEvent(data: unknown): data is LiveEvent {
  if (typeof data !== 'object' || data === null) return false;
  const { partiallyPaidOrders, unreadMessageCount, topic, subjectId }: Partial<Record<keyof LiveEvent, unknown>> = data;
  const isSubject = subjectId === null || typeof subjectId === 'string';
  return isCount(partiallyPaidOrders) && isCount(unreadMessageCount) && topics.includes(topic) && isSubject;
}

/** An event of the stream from its data; null for anything else. */
export function parseLiveEvent(text: string): LiveEvent | null {
  try {
    const data: unknown = JSON.parse(text);
    return isLiveEvent(data) ? data : null;
  } catch {
    return null;
  }
}
