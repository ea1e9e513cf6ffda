import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { GetAddressesDocument, type GetAddressesQuery } from './address.generated.ts';

type Connection = GetAddressesQuery['addresses'];

/** So many addresses are shown at first, and more with each step. */
export const addressPageSize = 12;

/** How long typing pauses before a search begins. */
const PAUSE_MS = 250;

/** Which address book, and what of it is known. */
export interface AddressPagesOptions {
  /** The first page, where it is loaded already; without it, it is loaded as soon as the hook mounts. */
  readonly first: Connection | null;
  /** Whose address book, where it is not one's own. */
  readonly accountId: string | null;
  /** The address that is chosen: it is among those that are shown, whatever is searched for. */
  readonly chosenId: string | null;
  /** There is no address book to ask for. */
  readonly isOff?: boolean;
}

/** A page after those before it; an address that has moved meanwhile stands once. */
function append(before: Connection, next: Connection): Connection {
  const known = new Set(before.edges.map(({ node }) => node.id));
  return { ...next, edges: [...before.edges, ...next.edges.filter(({ node }) => !known.has(node.id))] };
}

/**
 * An address book by pages, with a search over all of it. What is asked for last is shown, whenever its answer comes. `props` are those of
 * `AddressPages` of `ui`. Needs `addressMessages`.
 */
export function useAddressPages({ first, accountId, chosenId, isOff = false }: AddressPagesOptions) {
  const client = useGraphQLClient();
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Connection | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const newest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** By which choice the pages are in order: pages that follow each other have to be of one order. */
  const orderedBy = useRef(chosenId);
  const shown = asked ?? first;

  const ask = async (text: string, before: Connection | null): Promise<void> => {
    clearTimeout(pause.current);
    newest.current += 1;
    const mine = newest.current;
    setBusy(true);
    setFailed(false);
    if (before === null) orderedBy.current = chosenId;
    const variables = {
      first: addressPageSize,
      after: before?.pageInfo.endCursor ?? null,
      accountId,
      search: text.trim() || null,
      chosenId: orderedBy.current,
    };
    try {
      const { addresses } = await client.query(GetAddressesDocument, variables, { quiet: true, cache: false });
      if (mine === newest.current) setAsked(before ? append(before, addresses) : addresses);
    } catch {
      if (mine === newest.current) setFailed(true);
    } finally {
      if (mine === newest.current) setBusy(false);
    }
  };

  // What changed in the book changes what is shown of it; a choice that this tab kept may be on no page yet.
  const isMissing = chosenId !== null && !(first?.edges.some(({ node }) => node.id === chosenId) ?? false);
  const isStale = !isOff && (first === null || isMissing || asked !== null);
  const seen = useRef<Pick<AddressPagesOptions, 'first' | 'accountId'>>(undefined);
  useEffect(() => {
    const isNew = !seen.current || seen.current.first !== first || seen.current.accountId !== accountId;
    seen.current = { first, accountId };
    if (isNew && isStale) void ask(search, null);
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  const addresses = shown?.edges.map(({ node }) => node) ?? [];
  const found = shown?.edges.filter(({ isFound }) => isFound).length ?? 0;
  return {
    addresses,
    props: {
      texts: {
        search: intl.formatMessage({ id: 'address.book.search' }),
        found: intl.formatMessage({ id: 'address.book.found' }, { shown: found, total: shown?.totalCount ?? 0 }),
        more: intl.formatMessage({ id: 'address.book.more' }),
        notLoaded: intl.formatMessage({ id: 'address.book.notLoaded' }),
      },
      search,
      isSearchable:
        search !== '' || (first ?? shown)?.pageInfo.hasNextPage === true || addresses.length > addressPageSize,
      hasMore: shown?.pageInfo.hasNextPage === true,
      isBusy,
      hasFailed,
      onSearch: (text: string) => {
        setSearch(text);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => void ask(text, null), PAUSE_MS);
      },
      onSearchNow: () => void ask(search, null),
      onMore: () => void ask(search, shown),
    },
  };
}
