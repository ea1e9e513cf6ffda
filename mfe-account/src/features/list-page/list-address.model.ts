/** The page of a list that an address asks for: what comes after a cursor, or before one. */
export interface PageRange {
  readonly after: string | null;
  readonly before: string | null;
  /** It ends at a cursor: the page before. */
  readonly backwards: boolean;
}

/** Where a page of a list begins and ends, as a connection's `pageInfo` says it. */
export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}

/** The cursors of the neighbouring pages; null where there is none. */
export interface Neighbours {
  readonly newer: string | null;
  readonly older: string | null;
}

/** The range of `?after=` or `?before=`; the first page without them. */
export function rangeOf(query: URLSearchParams): PageRange {
  const before = query.get('before');
  return { before, after: before === null ? query.get('after') : null, backwards: before !== null };
}

/** The cursors of the pages beside one; none of a page that was not loaded. */
export const neighboursOf = (info: PageInfo | undefined): Neighbours => ({
  newer: info?.hasPreviousPage ? (info.startCursor ?? null) : null,
  older: info?.hasNextPage ? (info.endCursor ?? null) : null,
});

/** The same page with other parameters; null removes one. Cursors are dropped unless they are given. */
export function addressWith(query: URLSearchParams, change: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ after: null, before: null, ...change })) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}

/** The value of an address's parameter among those that are known; null for any other. */
export function oneOf<Value extends string>(text: string | null, known: readonly Value[]): Value | null {
  return known.find((value) => value === text) ?? null;
}
