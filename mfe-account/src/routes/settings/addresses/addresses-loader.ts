import { GetAddressesDocument } from '@headstock/commerce-client/address-documents';
import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { readView, toAddressBook, type AddressBook } from '#mfe-account/features/address-book/address-book.model.ts';
import { readOwner } from '#mfe-account/features/address-book/read-owner.ts';

/** A page of the viewer's address book, or for an admin of the one of `?account`. 404 for `?edit` of an address that is not in it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<AddressBook> {
  const client = context.get(graphqlClientContext);
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const account = query.get('account');
  const owner = account ? await readOwner(client, account, signal) : null;
  const variables = { after: query.get('after'), accountId: owner?.id ?? null };
  const book = toAddressBook(await client.query(GetAddressesDocument, variables, { signal }), owner);
  const view = readView(query);
  if (view.kind === 'edit' && !book.addresses.some(({ id }) => id === view.id)) throw data(null, { status: 404 });
  return book;
}
