/** Everything that decides what the comparison shows. All of it stands in the address of the page. */
export interface CompareAddress {
  /** Ids of the items, in the order of the columns; as many as the address names, but at most `maximumNamed`. */
  readonly ids: readonly string[];
  /** Whether rows in which all are the same are left out. */
  readonly onlyDifferences: boolean;
  /** What is looked for to be added; empty for nothing. */
  readonly find: string;
}

/** So many stand side by side. */
export const maximumColumns = 4;
/** So many does an address name before the rest of it is dropped. */
const maximumNamed = 12;
const longestId = 40;
const longestFind = 200;

/** The ids of one value: `a,b` or `["a","b"]`. */
function idsIn(raw: string): string[] {
  if (!raw.startsWith('[')) return raw.split(',');
  try {
    const parsed: unknown = JSON.parse(raw);
    return Array.isArray(parsed) ? parsed.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}

/** Reads an address. Never fails: what cannot be an id is left out, what stands twice counts once. */
export function readCompareAddress(query: URLSearchParams): CompareAddress {
  const named = query
    .getAll('ids')
    .flatMap(idsIn)
    .map((id) => id.trim())
    .filter((id) => /^[\w-]+$/.test(id) && id.length <= longestId);
  const find = (query.get('find') ?? '').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return {
    ids: [...new Set(named)].slice(0, maximumNamed),
    onlyDifferences: query.get('only') === 'differences',
    find: find.slice(0, longestFind).trimEnd(),
  };
}

/** Path of the page without its query. */
export const comparePathname = '/shop/compare';

/** The address as a link of the shop, without language prefix. Commas stay as they are: the link is to be read and passed on. */
export function comparePath({ ids, onlyDifferences, find }: CompareAddress): string {
  const parts = [
    ids.length > 0 ? `ids=${ids.map(encodeURIComponent).join(',')}` : '',
    onlyDifferences ? 'only=differences' : '',
    find ? `find=${encodeURIComponent(find)}` : '',
  ].filter(Boolean);
  return comparePathname + (parts.length > 0 ? `?${parts.join('&')}` : '');
}

/** The comparison of these items, with nothing else said. */
export const compareOf = (ids: readonly string[]): string => comparePath({ ids, onlyDifferences: false, find: '' });

/** The address without one of its items. */
export const without = (address: CompareAddress, id: string): CompareAddress => ({
  ...address,
  ids: address.ids.filter((other) => other !== id),
});

/** The address with one more item at its end; what was looked for is found. */
export const withItem = (address: CompareAddress, id: string): CompareAddress => ({
  ...address,
  ids: [...without(address, id).ids, id],
  find: '',
});

/** The address with one item `steps` places further to the right, or to the left below 0; unchanged beyond the ends. */
export function moved(address: CompareAddress, id: string, steps: number): CompareAddress {
  const from = address.ids.indexOf(id);
  const to = from + steps;
  if (from < 0 || to < 0 || to >= address.ids.length) return address;
  return { ...address, ids: address.ids.toSpliced(from, 1).toSpliced(to, 0, id) };
}
