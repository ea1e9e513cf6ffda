import { useListen } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { MessagesThreadsDocument, type MessagesThreadsQueryVariables } from './messages.generated.ts';
import { type ThreadList, toThreadList } from './thread.model.ts';

/** Threads of a page at most. */
export const THREADS_PER_PAGE = 25;

/** Follows a list of threads: reads it again when messages come or are read. */
export function useThreads(loaded: ThreadList, query: MessagesThreadsQueryVariables): ThreadList {
  const client = useGraphQLClient();
  const [list, setList] = useState({ loaded, now: loaded });
  // Another page of the list, or another search.
  if (list.loaded !== loaded) setList({ loaded, now: loaded });
  useListen('live/changed', ({ topic }) => {
    if (topic !== null && topic !== 'messages') return;
    client.query(MessagesThreadsDocument, query, { quiet: true, cache: false }).then(
      (answer) => setList((before) => (before.loaded === loaded ? { loaded, now: toThreadList(answer) } : before)),
      // What is shown stays; the next event tries again.
      () => undefined,
    );
  });
  return list.now;
}
