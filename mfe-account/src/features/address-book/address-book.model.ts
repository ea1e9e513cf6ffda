import type { GetAddressesQuery } from '@headstock/commerce-client/address-documents';

/** An address of the address book. */
export type BookAddress = GetAddressesQuery['addresses']['edges'][number]['node'];

/** Whose address book an admin has opened. */
export interface BookOwner {
  readonly id: string;
  readonly displayName: string;
  readonly email: string | null;
}

/** A page of an address book, the default address first, then the newest. */
export interface AddressBook {
  readonly addresses: readonly BookAddress[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
  readonly isFirstPage: boolean;
  /** Null: one's own. */
  readonly owner: BookOwner | null;
}

/** The page from the API's answer. */
export function toAddressBook({ addresses }: GetAddressesQuery, owner: BookOwner | null): AddressBook {
  const { hasNextPage, hasPreviousPage, endCursor } = addresses.pageInfo;
  return {
    addresses: addresses.edges.map(({ node }) => node),
    next: hasNextPage ? endCursor : null,
    isFirstPage: !hasPreviousPage,
    owner,
  };
}

/** What the page's URL asks for beside the list. */
export type BookView =
  | { readonly kind: 'list' }
  | { readonly kind: 'new' }
  | { readonly kind: 'edit'; readonly id: string };

/** Reads `?edit=ID` and `?new`. */
export function readView(query: URLSearchParams): BookView {
  const id = query.get('edit');
  if (id) return { kind: 'edit', id };
  return query.has('new') ? { kind: 'new' } : { kind: 'list' };
}

/** A URL of the address book that keeps whose book it is. */
export function bookPath(owner: BookOwner | null, view: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(owner ? { account: owner.id } : {}), ...view }).toString();
  return `/profile/settings/addresses${query && `?${query}`}`;
}
