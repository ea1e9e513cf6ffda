/** Which part of the list a URL shows. */
export interface AccountSearch {
  /** Part of a name or email; empty for everybody. */
  readonly search: string;
  /** The page starts after this cursor; null for the newest accounts. */
  readonly after: string | null;
}

/** The longest search that is sent. */
const searchLimit = 200;

/** Reads the list's state from the URL. */
export function readAccountSearch(params: URLSearchParams): AccountSearch {
  return { search: (params.get('search') ?? '').trim().slice(0, searchLimit), after: params.get('after') || null };
}

/** The list's path and query, relative to the language root. */
export function accountsPath({ search, after }: Partial<AccountSearch>): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (after) params.set('after', after);
  const query = params.toString();
  return query ? `/admin/accounts?${query}` : '/admin/accounts';
}
