import { useListen } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MessagesThreadDocument, MessagesMarkReadDocument } from './messages.generated.ts';
import { type Message, mergeMessages, type OpenThread, prepend, refresh, toOpenThread } from './thread.model.ts';

/** An open thread, kept up to date. */
export interface ThreadState {
  readonly thread: OpenThread;
  readonly isLoadingOlder: boolean;
  readonly loadOlder: () => Promise<void>;
  /** Shows a message that was sent. */
  readonly add: (message: Message) => void;
  /** Reads the thread again. */
  readonly reload: () => Promise<void>;
}

/** Follows a thread: reads it again when something happens to it, and marks what is shown as read while somebody looks. */
export function useThread(loaded: OpenThread): ThreadState {
  const client = useGraphQLClient();
  const [thread, setThread] = useState(loaded);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const { id } = thread;

  const read = useCallback(
    async (after: string | null): Promise<OpenThread | null> => {
      const answer = await client.query(MessagesThreadDocument, { id, after }, { quiet: true, cache: false });
      return answer.thread && toOpenThread(answer.thread);
    },
    [client, id],
  );
  const reload = useCallback(async () => {
    const again = await read(null).catch(() => null);
    if (again) setThread((known) => refresh(known, again));
  }, [read]);

  useListen('live/changed', ({ topic, subjectId }) => {
    if (topic === null || (topic === 'messages' && subjectId === id) || topic === 'orders') void reload();
  });

  const unread = thread.messages.filter(({ isOwn, readAt }) => !isOwn && readAt === null).length;
  const marked = useRef('');
  const newest = thread.messages.at(-1)?.id ?? '';
  useEffect(() => {
    const mark = (): void => {
      if (unread === 0 || marked.current === newest || document.visibilityState !== 'visible') return;
      marked.current = newest;
      client.mutate(MessagesMarkReadDocument, { id }, { quiet: true }).catch(() => {
        // Tried again with the next message, or when the page is looked at again.
        marked.current = '';
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, id, unread, newest]);

  return {
    thread,
    isLoadingOlder,
    async loadOlder() {
      if (thread.older === null || isLoadingOlder) return;
      setLoadingOlder(true);
      const older = await read(thread.older).catch(() => null);
      if (older) setThread((known) => prepend(known, older));
      setLoadingOlder(false);
    },
    add: (message) => setThread((known) => ({ ...known, messages: mergeMessages(known.messages, [message]) })),
    reload,
  };
}
