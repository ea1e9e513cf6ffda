import { readBounds, readRange } from './amounts.ts';
import { featureReaders } from './features.ts';
import type { ParsedQuery, QueryFilters, QueryReader } from './parsed-query.ts';
import { readDecades, readYears } from './years.ts';

export type { ParsedQuery, QueryFilters } from './parsed-query.ts';

/** Weights and features go before prices, as `under 8 lbs` is none. */
const readers: readonly QueryReader[] = [...featureReaders, readYears, readRange, readBounds, readDecades];

/** Words that say nothing where they are left at an edge: `with`, `au`. */
const EDGE = String.raw`(?:with|and|in|the|a|an|for|from|of|at|w\/|avec|et|en|un|une|des|du|de|pour|à|au|aux|d['’])`;
const ARTICLE = String.raw`(?:le|la|les)`;
const edges = new RegExp(
  String.raw`^(?:${EDGE}(?:\s+|$))+|(?:(?:^|\s+)(?:${EDGE}|${ARTICLE}))+$|^[\s,;.–-]+|[\s,;–-]+$`,
  'giu',
);

const isSet = (filters: QueryFilters, key: string): boolean => Object.hasOwn(filters, key);

/**
 * What was typed, as filters: `left handed bass under $1,500`, « gaucher », `60s strat made in japan`. Prices are in the shop's
 * money. What stays is in `keywords`; the filters are empty where nothing was understood, and then the text is as it was.
 */
export function parseQuery(text: string): ParsedQuery {
  let keywords = text;
  let filters: QueryFilters = {};
  for (const read of readers) {
    const found = read(keywords);
    // What was said twice counts once; the second stays a word.
    if (!found || Object.keys(found.filters).some((key) => isSet(filters, key) && key !== 'pickups')) continue;
    const pickups = [...(filters.pickups ?? []), ...(found.filters.pickups ?? [])];
    filters = { ...filters, ...found.filters, ...(pickups.length > 0 ? { pickups } : {}) };
    keywords = found.keywords;
  }
  return Object.keys(filters).length === 0
    ? { keywords: text, filters }
    : { keywords: keywords.replaceAll(edges, '').trim(), filters };
}
