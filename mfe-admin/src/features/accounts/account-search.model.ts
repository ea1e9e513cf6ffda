/** Which part of the list an address shows. */
export interface AccountSearch {
  /** What to look for in names and e-mails; empty for everybody. */
  readonly search: string;
  /** The page begins behind this cursor; null for the newest. */
  readonly after: string | null;
}

/** The longest search that is sent. */
const searchLimit = 200;

/** Reads the list's state from the address. */
export function readAccountSearch(params: URLSearchParams): AccountSearch {
  return { search: (params.get('search') ?? '').trim().slice(0, searchLimit), after: params.get('after') || null };
}

/** The list's address, relative to the language root. */
export function accountsPath({ search, after }: Partial<AccountSearch>): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (after) params.set('after', after);
  const query = params.toString();
  return query ? `/admin/accounts?${query}` : '/admin/accounts';
}
