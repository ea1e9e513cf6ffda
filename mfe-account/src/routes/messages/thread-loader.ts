import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import {
  MessagesThreadAboutDocument,
  MessagesThreadDocument,
} from '#mfe-account/features/messages/messages.generated.ts';
import { type OpenThread, type ThreadStart, toOpenThread } from '#mfe-account/features/messages/thread.model.ts';

/** A thread, or with whom one would be begun. */
export type ThreadPage =
  | { readonly kind: 'thread'; readonly thread: OpenThread }
  | { readonly kind: 'start'; readonly start: ThreadStart };

const kinds = { item: 'ITEM', order: 'ORDER', offer: 'OFFER' } as const;

function readKind(value: string | null): (typeof kinds)[keyof typeof kinds] | undefined {
  return value === 'item' || value === 'order' || value === 'offer' ? kinds[value] : undefined;
}

/** The answer for what is not there, or not the viewer's: the shell shows its page for 404. */
function notFound(): never {
  throw data(null, { status: 404 });
}

/** `:id` is a thread of the viewer's; `new` begins one about `?about=item|order|offer&id=…`, or leads to the one that there is. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ThreadPage> {
  const client = context.get(graphqlClientContext);
  const { signal } = request;
  const { searchParams } = new URL(request.url);
  const id = params['id'] ?? '';
  if (id !== 'new') {
    const { thread } = await client.query(MessagesThreadDocument, { id }, { signal, cache: false });
    return thread ? { kind: 'thread', thread: toOpenThread(thread) } : notFound();
  }
  const kind = readKind(searchParams.get('about'));
  const subject = kind && { kind, id: searchParams.get('id') ?? '' };
  const start = subject && (await client.query(MessagesThreadAboutDocument, { subject }, { signal })).threadAbout;
  // Of one's own item there is nobody to ask.
  if (!start && kind === 'ITEM') throw redirect('/profile/messages');
  if (!start) return notFound();
  if (start.thread) throw redirect(`/profile/messages/${start.thread.id}`);
  return { kind: 'start', start };
}
