import { readAmount } from '@headstock/contracts/amount';
import { densities, parametersOf, type Density, type ListFilter, type ListModel } from './list.model.ts';

/** Which part of a list an address shows, and how. */
export interface ListState {
  /** The words that are searched for; empty for everything. */
  readonly search: string;
  /** Values by parameter, valid ones only. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** A column, with a minus from the end. */
  readonly sort: string;
  /** The columns that are shown, in their order; null as the list has them. */
  readonly columns: readonly string[] | null;
  readonly density: Density | null;
  /** The page begins after this cursor, or ends before that one. */
  readonly after: string | null;
  readonly before: string | null;
}

/** An address as it was understood. */
export interface ReadAddress {
  readonly state: ListState;
  /** Parameters that made no sense and are left out. */
  readonly dropped: readonly string[];
}

const SEARCH_LIMIT = 200;
const CURSOR_LIMIT = 500;
/** In cents. */
const AMOUNTS = { least: 0, most: 99_999_999_999 } as const;

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isValid(filter: ListFilter, value: string): boolean {
  if (filter.kind === 'choice') return filter.values.includes(value);
  if (filter.kind === 'days') return isDay(value);
  if (filter.kind === 'amount') return typeof readAmount(value, AMOUNTS) === 'number';
  return value.length <= SEARCH_LIMIT;
}

/** The column of a sort, without its minus. */
export const sortColumn = (sort: string): string => sort.replace(/^-/, '');

/** Reads an address. What makes no sense is left out and named, so that no address locks a list. */
export function readListAddress(list: ListModel, params: URLSearchParams): ReadAddress {
  const dropped: string[] = [];
  const filters: Record<string, readonly string[]> = {};
  for (const [key, filter] of Object.entries<ListFilter>(list.filters)) {
    const isSingle = filter.kind !== 'choice' || filter.single === true;
    for (const name of parametersOf(key, filter)) {
      const given = params.getAll(name).map((value) => value.trim());
      const asked = [...new Set(given)].filter(Boolean);
      const valid = asked.filter((value) => isValid(filter, value));
      const kept = isSingle ? valid.slice(0, 1) : valid;
      if (kept.length < asked.length) dropped.push(name);
      if (kept.length > 0) filters[name] = kept;
    }
  }
  const one = <Value extends string>(name: string, known: (text: string) => text is Value): Value | null => {
    const text = params.get(name);
    if (!text) return null;
    if (known(text)) return text;
    dropped.push(name);
    return null;
  };
  const sort = one('sort', (text): text is string => list.sorts.includes(sortColumn(text))) ?? list.sort;
  const density = one('density', (text): text is Density => densities.some((known) => known === text));
  const cursor = (name: string): string | null =>
    one(name, (text): text is string => text.length <= CURSOR_LIMIT) ?? null;
  const before = cursor('before');
  return {
    state: {
      search: (params.get('search') ?? '').trim().slice(0, SEARCH_LIMIT),
      filters,
      sort,
      columns: readColumns(list, params.get('columns'), dropped),
      density,
      after: before === null ? cursor('after') : null,
      before,
    },
    dropped,
  };
}

function readColumns(list: ListModel, text: string | null, dropped: string[]): readonly string[] | null {
  if (!text) return null;
  const asked = [...new Set(text.split(','))];
  const known = asked.filter((column) => list.columns.includes(column));
  if (known.length < asked.length) dropped.push('columns');
  return known.length > 0 ? known : null;
}

/** What is changed in an address: parameters with their new values; null and empty ones go. */
export type AddressChange = Readonly<Record<string, string | readonly string[] | null>>;

/** The query of the same list with other parameters, as `?…`. It begins at its first page unless a cursor is given. */
export function queryWith(params: URLSearchParams, change: AddressChange): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ after: null, before: null, ...change })) {
    next.delete(name);
    for (const each of [value ?? []].flat()) if (each !== '') next.append(name, each);
  }
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** The parameters of all filters of a list, and its search. */
export const filterParameters = (list: ListModel): readonly string[] => [
  'search',
  ...Object.entries<ListFilter>(list.filters).flatMap(([key, filter]) => parametersOf(key, filter)),
];

/** The first day and the last day of a filter, or null. */
export const daysOf = ({ filters }: ListState, key: string) => rangeOf(filters, key, (text) => text);

/** The least and the highest amount of a filter in cents, or null. */
export const centsOf = ({ filters }: ListState, key: string) => rangeOf(filters, key, readCents);

function readCents(text: string): number | null {
  const cents = readAmount(text, AMOUNTS);
  return typeof cents === 'number' ? cents : null;
}

function rangeOf<Value>(filters: ListState['filters'], key: string, read: (text: string) => Value | null) {
  const end = (name: string): Value | null => {
    const [text] = filters[`${key}-${name}`] ?? [];
    return text === undefined ? null : read(text);
  };
  return { from: end('from'), to: end('to') };
}
