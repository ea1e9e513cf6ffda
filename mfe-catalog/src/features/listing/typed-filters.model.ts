import { changed } from './listing-address.model.ts';
import type { ListingAddress } from './listing-path.model.ts';

const HIGHEST = 20_000_000;
const FIRST_YEAR = 1850;
const LAST_YEAR = 2049;

const NUMBER = String.raw`\d{1,3}(?:[,\u00A0\u202F ]\d{3})+(?:\.\d{2})?|\d+(?:\.\d{1,2})?`;
/** A number with the signs of dollars around it; `k` is thousands. Amounts in other money are left alone: prices are in dollars. */
const amount = (name: string): string =>
  String.raw`(?<${name}sign>\$|usd )?\s?(?<${name}>${NUMBER})(?<${name}k>\s?k\b)?(?<${name}unit>\s?(?:\$|usd\b|dollars?\b|bucks\b))?(?![\d.,]*\d|\s?(?:€|eur|£|gbp|cad))`;

const START = String.raw`(?<![\p{L}\d])`;
const LEAD = String.raw`(?:(?:for|pour|[àa])\s+)?`;
const LESS = String.raw`(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?|moins de|sous|jusqu['’]? ?[àa]|au plus|en dessous de|<=?)`;
const MORE = String.raw`(?:over|above|more than|at least|min(?:imum)?|plus de|au[- ]dessus de|[àa] partir de|au moins|>=?)`;

const between = [
  new RegExp(
    String.raw`${START}${LEAD}(?:between|entre)\s+${amount('low')}\s*(?:and|et|-|–)\s*${amount('high')}`,
    'iu',
  ),
  new RegExp(String.raw`${START}(?:from|de)\s+${amount('low')}\s*(?:to|[àa]|-|–)\s*${amount('high')}`, 'iu'),
  new RegExp(String.raw`${START}${amount('low')}\s*(?:-|–|to)\s*${amount('high')}`, 'iu'),
];
const below = new RegExp(String.raw`${START}${LEAD}${LESS}\s*${amount('high')}`, 'iu');
const above = new RegExp(String.raw`${START}${LEAD}${MORE}\s*${amount('low')}`, 'iu');

type Found = Readonly<Record<string, string | undefined>>;

/** An amount in dollars, and whether it is certainly one: it has a sign, thousands, or is no year. */
function read(found: Found, name: string): { readonly value: number; readonly isMoney: boolean } | null {
  const text = found[name];
  if (text === undefined) return null;
  const value = Number(text.replaceAll(/[,\u00A0\u202F ]/g, '')) * (found[`${name}k`] ? 1000 : 1);
  const isSigned = Boolean(found[`${name}sign`] ?? found[`${name}unit`] ?? found[`${name}k`]) || /[,\s]/.test(text);
  const isYear = Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
  return value > 0 && value <= HIGHEST ? { value, isMoney: isSigned || !isYear } : null;
}

/** The decades that two years span exactly, such as 1960 to 1979; none where they begin or end in the middle of one. */
function decadesOf(from: number, to: number): number[] {
  if (from % 10 !== 0 || (to % 10 !== 9 && to % 10 !== 0) || to <= from) return [];
  const last = to % 10 === 9 ? to : to - 1;
  return Array.from({ length: Math.floor((last - from) / 10) + 1 }, (_, index) => from + index * 10);
}

const without = (text: string, part: string): string => text.replace(part, ' ').replaceAll(/\s+/g, ' ').trim();
const cents = (value: number): number => Math.round(value * 100);

function readRange(keywords: string): Partial<ListingAddress> | null {
  for (const [index, pattern] of between.entries()) {
    const match = pattern.exec(keywords);
    const low = match && read(match.groups ?? {}, 'low');
    const high = match && read(match.groups ?? {}, 'high');
    if (!low || !high || high.value <= low.value) continue;
    const rest = without(keywords, match[0]);
    if (low.isMoney || high.isMoney) {
      // Two bare numbers may be a model: `50-100` is one only beside a sign of money, or words that say that it is a range.
      const isSaid = index < 2 || /[$k]|usd|dollar|bucks/i.test(match[0]);
      if (isSaid) return { keywords: rest, minCents: cents(low.value), maxCents: cents(high.value) };
      continue;
    }
    const decade = decadesOf(low.value, high.value);
    if (decade.length > 0) return { keywords: rest, decade };
  }
  return null;
}

function readBounds(keywords: string): Partial<ListingAddress> | null {
  const under = below.exec(keywords);
  const high = under && read(under.groups ?? {}, 'high');
  const left = under && high ? without(keywords, under[0]) : keywords;
  const over = above.exec(left);
  const low = over && read(over.groups ?? {}, 'low');
  if (!high && !low) return null;
  return {
    keywords: over && low ? without(left, over[0]) : left,
    ...(high ? { maxCents: cents(high.value) } : {}),
    ...(low ? { minCents: cents(low.value) } : {}),
  };
}

/**
 * The address in which prices and decades that were typed as words are filters: `telecaster under 2000`, `moins de 1 500 $`, `between 1960 and 1979`.
 * Null when nothing of the kind was typed, or the filter is set already.
 */
export function typedFilters(address: ListingAddress): ListingAddress | null {
  const { keywords, minCents, maxCents, decade } = address;
  if (keywords === '' || !/\d/.test(keywords)) return null;
  const found = readRange(keywords) ?? readBounds(keywords);
  if (!found) return null;
  const isTaken = found.decade ? decade.length > 0 : minCents !== null || maxCents !== null;
  return isTaken ? null : changed(address, found);
}
