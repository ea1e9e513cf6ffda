import { START, type QueryFilters, type QueryReader, without } from './parsed-query.ts';

const HIGHEST = 20_000_000;
const FIRST_YEAR = 1850;
const LAST_YEAR = 2049;

const NUMBER = String.raw`\d{1,3}(?:[,\u00A0\u202F ]\d{3})+(?:\.\d{2})?|\d+(?:\.\d{1,2})?`;
/**
 * A number with the signs of money around it; `k` is thousands. Euros are taken for the shop's own money, as prices are in
 * one; pounds and the like are left alone, and so is what counts something else.
 */
const amount = (name: string): string =>
  String.raw`(?<${name}sign>\$|€|usd )?\s?(?<${name}>${NUMBER})(?<${name}k>\s?k\b)?(?<${name}unit>\s?(?:\$|€|usd\b|eur(?:os?)?\b|dollars?\b|bucks\b|balles\b))?(?![\d.,]*\d|\s?(?:£|gbp|cad|lbs?\b|pounds?\b|kg\b|kilos?\b|mm\b|cm\b|inch|in\b|frets?\b|frettes?\b|w\b|watts?\b|ohms?\b|strings?\b|cordes\b|years?\b|ans\b))`;

export const LESS = String.raw`(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?|moins de|sous|jusqu['’]? ?[àa]|au plus|en dessous de|<=?)`;
export const MORE = String.raw`(?:over|above|more than|at least|min(?:imum)?|plus de|au[- ]dessus de|[àa] partir de|au moins|>=?)`;
const LEAD = String.raw`(?:(?:for|pour|[àa])\s+)?`;

const between = [
  new RegExp(
    String.raw`${START}${LEAD}(?:between|entre)\s+${amount('low')}\s*(?:and|et|-|–)\s*${amount('high')}`,
    'iu',
  ),
  new RegExp(String.raw`${START}(?:from|de)\s+${amount('low')}\s*(?:to|[àa]|-|–)\s*${amount('high')}`, 'iu'),
  new RegExp(String.raw`${START}${amount('low')}\s*(?:-|–|to|[àa])\s*${amount('high')}`, 'iu'),
];
const below = new RegExp(String.raw`${START}${LEAD}${LESS}\s*${amount('high')}`, 'iu');
const above = new RegExp(String.raw`${START}${LEAD}${MORE}\s*${amount('low')}`, 'iu');

type Found = Readonly<Record<string, string | undefined>>;

/** An amount, and whether it is certainly one: it has a sign, thousands, or is no year. */
function read(found: Found, name: string): { readonly value: number; readonly isMoney: boolean } | null {
  const text = found[name];
  if (text === undefined) return null;
  const value = Number(text.replaceAll(/[,\u00A0\u202F ]/g, '')) * (found[`${name}k`] ? 1000 : 1);
  const isSigned = Boolean(found[`${name}sign`] ?? found[`${name}unit`] ?? found[`${name}k`]) || /[,\s]/.test(text);
  const isYear = Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
  return value > 0 && value <= HIGHEST ? { value, isMoney: isSigned || !isYear } : null;
}

const cents = (value: number): number => Math.round(value * 100);

/** The decades that two years span exactly, such as 1960 to 1979; none where they begin or end in the middle of one. */
function decadesOf(from: number, to: number): number[] {
  if (from % 10 !== 0 || (to % 10 !== 9 && to % 10 !== 0)) return [];
  const last = to % 10 === 9 ? to : to - 1;
  return Array.from({ length: Math.floor((last - from) / 10) + 1 }, (_, index) => from + index * 10);
}

function yearsOf(from: number, to: number): QueryFilters {
  const decade = decadesOf(from, to);
  return decade.length > 0 ? { decade } : { minYear: from, maxYear: to };
}

/** Two amounts or two years: `between 500 and 1000`, `$300–$900`, `1960-1969`. */
export const readRange: QueryReader = (text) => {
  for (const [index, pattern] of between.entries()) {
    const match = pattern.exec(text);
    const low = match && read(match.groups ?? {}, 'low');
    const high = match && read(match.groups ?? {}, 'high');
    if (!low || !high || high.value <= low.value) continue;
    const keywords = without(text, match[0]);
    if (!low.isMoney && !high.isMoney && low.value <= LAST_YEAR) {
      const isPrice = index < 2 && /between|entre/i.test(match[0]) && low.value % 500 === 0 && high.value % 500 === 0;
      return {
        keywords,
        filters: isPrice ? { minCents: cents(low.value), maxCents: cents(high.value) } : yearsOf(low.value, high.value),
      };
    }
    // Two bare numbers may be a model: `50-100` is a price only beside a sign of money, or words that say that it is a range.
    const isSaid = index < 2 || /[$€k]|usd|eur|dollar|bucks/i.test(match[0]);
    if (isSaid) return { keywords, filters: { minCents: cents(low.value), maxCents: cents(high.value) } };
  }
  return null;
};

/** The least or the greatest price: `under 2000`, `à partir de 3 000 $`. */
export const readBounds: QueryReader = (text) => {
  const under = below.exec(text);
  const high = under && read(under.groups ?? {}, 'high');
  const left = under && high ? without(text, under[0]) : text;
  const over = above.exec(left);
  const low = over && read(over.groups ?? {}, 'low');
  if (!high && !low) return null;
  return {
    keywords: over && low ? without(left, over[0]) : left,
    filters: {
      ...(high ? { maxCents: cents(high.value) } : {}),
      ...(low ? { minCents: cents(low.value) } : {}),
    },
  };
};
