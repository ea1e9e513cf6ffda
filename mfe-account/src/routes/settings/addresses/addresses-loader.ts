import { GetAddressesDocument } from '@headstock/commerce-client/address-documents';
import { type GraphQLClient, graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { readView, toAddressBook, type AddressBook } from '#mfe-account/features/address-book/address-book.model.ts';
import { readOwner } from '#mfe-account/features/address-book/read-owner.ts';

const PAGE_SIZE = 24;

type Book = { readonly client: GraphQLClient; readonly owner: AddressBook['owner']; readonly signal: AbortSignal };

async function readPage({ client, owner, signal }: Book, first: number, after: string | null): Promise<AddressBook> {
  const variables = { first, after, accountId: owner?.id ?? null };
  return toAddressBook(await client.query(GetAddressesDocument, variables, { signal }), owner);
}

/** The page of the book that has an address; 404 when none has it. */
async function findPage(book: Book, id: string): Promise<AddressBook> {
  const most = 100;
  let page = await readPage(book, most, null);
  while (!page.addresses.some((address) => address.id === id)) {
    if (page.next === null) throw data(null, { status: 404 });
    page = await readPage(book, most, page.next);
  }
  return page;
}

/** A page of the viewer's address book, or for an admin of the one of `?account`. 404 for `?edit` of an address that is not in it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<AddressBook> {
  const client = context.get(graphqlClientContext);
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const account = query.get('account');
  const book = { client, signal, owner: account ? await readOwner(client, account, signal) : null };
  const view = readView(query);
  return view.kind === 'edit' ? findPage(book, view.id) : readPage(book, PAGE_SIZE, query.get('after'));
}
