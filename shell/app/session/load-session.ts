import { toSession } from '@headstock/commerce-client/session';
import type { SessionState } from '@headstock/contracts/session';
import type { QueryOptions, GraphQLClient } from '@headstock/graphql-client';
import { ShellCountsDocument, ShellViewerDocument } from './viewer.generated.ts';

/** Loads the viewer's session; an account's counts are requested only when there is one. */
export async function loadSession(client: GraphQLClient, options: QueryOptions = {}): Promise<SessionState> {
  const people = await client.query(ShellViewerDocument, {}, options);
  return toSession(people, people.viewer && (await client.query(ShellCountsDocument, {}, options)));
}
