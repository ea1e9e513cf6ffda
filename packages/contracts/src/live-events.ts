/** Where the browser follows what happens to its account: server-sent events, for those who are signed in. */
export const LIVE_PATH = '/api/live';

/** What happened: to the account's orders, to its messages, or a new entry in the list of the bell. */
export const liveTopics = ['orders', 'messages', 'notifications'] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** The numbers of the bell, as they are now. */
export interface LiveCounts {
  readonly partiallyPaidOrders: number;
  readonly unreadMessageCount: number;
}

/**
 * The data of the events `counts` (sent first, and again after a pause) and `changed` (something happened). The event `reset` has none: something
 * may have been missed, so everything that is shown is to be read again.
 */
export interface LiveEvent extends LiveCounts {
  /** What changed; null in `counts`. */
  readonly topic: LiveTopic | null;
  /** The thread or order that changed; null where it is none in particular. */
  readonly subjectId: string | null;
}
