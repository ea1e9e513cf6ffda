import type {
  MessageFactsFragment,
  MessagesThreadAboutQuery,
  MessagesThreadQuery,
  MessagesThreadsQuery,
} from './messages.generated.ts';

export type Message = MessageFactsFragment;
type LoadedThread = NonNullable<MessagesThreadQuery['thread']>;
export type ThreadStart = NonNullable<MessagesThreadAboutQuery['threadAbout']>;
export type ThreadRow = MessagesThreadsQuery['threads']['edges'][number]['node'];
export type Step = LoadedThread['steps'][number];

/** A thread as the page has it: the messages that were loaded so far, oldest first. */
export interface OpenThread extends Omit<LoadedThread, 'messages'> {
  readonly messages: readonly Message[];
  /** Leads to older messages; null when all are loaded. */
  readonly older: string | null;
}

/** A page of the list of threads. */
export interface ThreadList {
  readonly totalCount: number;
  readonly threads: readonly ThreadRow[];
  /** Leads to the next page; null on the last. */
  readonly next: string | null;
}

export function toThreadList({ threads }: MessagesThreadsQuery): ThreadList {
  const { edges, pageInfo, totalCount } = threads;
  return {
    totalCount,
    threads: edges.map(({ node }) => node),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

export function toOpenThread({ messages: { edges, pageInfo }, ...thread }: LoadedThread): OpenThread {
  return {
    ...thread,
    messages: edges.map(({ node }) => node).toReversed(),
    older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}

const byTime = (one: Message, other: Message): number =>
  one.sentAt === other.sentAt ? (one.id < other.id ? -1 : 1) : one.sentAt < other.sentAt ? -1 : 1;

/** All messages of both lists, each once, as the second has it, oldest first. */
export function mergeMessages(known: readonly Message[], read: readonly Message[]): readonly Message[] {
  const byId = new Map([...known, ...read].map((message) => [message.id, message]));
  return [...byId.values()].toSorted(byTime);
}

/** The thread as it was read again: older pages that were loaded stay. */
export function refresh(known: OpenThread, read: OpenThread): OpenThread {
  const oldest = read.messages[0];
  const reachesKnown = known.messages.some(({ id }) => id === oldest?.id);
  // Where more than a page has arrived meanwhile, the gap is loaded backwards like any older page.
  if (oldest && known.messages.length > 0 && !reachesKnown && read.older !== null) return read;
  return { ...read, messages: mergeMessages(known.messages, read.messages), older: known.older };
}

/** The thread with an older page before it. */
export function prepend(known: OpenThread, older: OpenThread): OpenThread {
  return { ...known, messages: mergeMessages(older.messages, known.messages), older: older.older };
}

/** A line of a thread: what somebody wrote, or what happened. */
export type Entry = { readonly day: string; readonly isNewDay: boolean } & (
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'step'; readonly step: Step }
);

/**
 * Messages and steps in the order of time; steps from before the loaded messages come with the older page that they belong to. `dayOf`
 * names the day of a moment.
 */
export function entriesOf({ messages, steps, older }: OpenThread, dayOf: (at: string) => string): readonly Entry[] {
  const since = older === null ? '' : (messages[0]?.sentAt ?? '');
  const dated = [
    ...messages.map((message) => ({ at: message.sentAt, entry: { kind: 'message' as const, message } })),
    ...steps.filter(({ at }) => at >= since).map((step) => ({ at: step.at, entry: { kind: 'step' as const, step } })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  let before = '';
  return dated.map(({ at, entry }) => {
    const day = dayOf(at);
    const isNewDay = day !== before;
    before = day;
    return { ...entry, day, isNewDay };
  });
}

export const threadFilters = ['ALL', 'UNREAD', 'BUYING', 'SELLING', 'ORDERS'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

/** The filter of an address; everything that is none is ALL. */
export function readFilter(value: string | null): ThreadFilter {
  return threadFilters.find((filter) => filter.toLowerCase() === value) ?? 'ALL';
}

/** The address of a list of threads. */
export function threadsPath(filter: ThreadFilter, search: string, after?: string): string {
  const query = new URLSearchParams({
    ...(filter === 'ALL' ? {} : { filter: filter.toLowerCase() }),
    ...(search === '' ? {} : { search }),
    ...(after === undefined ? {} : { after }),
  }).toString();
  return `/profile/messages${query && `?${query}`}`;
}
