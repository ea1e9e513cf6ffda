import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  MessagesThreadsDocument,
  type MessagesThreadsQueryVariables,
} from '#mfe-account/features/messages/messages.generated.ts';
import {
  readFilter,
  type ThreadFilter,
  type ThreadList,
  toThreadList,
} from '#mfe-account/features/messages/thread.model.ts';
import { THREADS_PER_PAGE } from '#mfe-account/features/messages/use-threads.ts';

export interface MessagesPage {
  readonly filter: ThreadFilter;
  readonly search: string;
  readonly query: MessagesThreadsQueryVariables;
  readonly list: ThreadList;
}

/** A page of the viewer's threads: `?filter=`, `?search=` and `?after=` choose which. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<MessagesPage> {
  const parameters = new URL(request.url).searchParams;
  const filter = readFilter(parameters.get('filter'));
  const search = (parameters.get('search') ?? '').slice(0, 100);
  const query = { first: THREADS_PER_PAGE, after: parameters.get('after'), filter, search };
  const answer = await context
    .get(graphqlClientContext)
    .query(MessagesThreadsDocument, query, { signal: request.signal });
  return { filter, search, query, list: toThreadList(answer) };
}
