import type { GraphQLClient } from '@headstock/graphql-client';
import { data } from 'react-router';
import { AccountAddressBookOwnerDocument, AccountAddressBookViewerDocument } from './address-book.generated.ts';
import type { BookOwner } from './address-book.model.ts';

/** The account that `?account=ID` names; null for one's own. Throws a 404 for an unknown one, and for whoever is no admin. */
export async function readOwner(client: GraphQLClient, id: string, signal: AbortSignal): Promise<BookOwner | null> {
  const { viewer } = await client.query(AccountAddressBookViewerDocument, {}, { signal });
  if (viewer?.id === id) return null;
  if (!viewer?.isAdmin) throw data(null, { status: 404 });
  const { accounts } = await client.query(AccountAddressBookOwnerDocument, { id }, { signal });
  const owner = accounts.edges.find(({ node }) => node.id === id)?.node;
  if (!owner) throw data(null, { status: 404 });
  return owner;
}
