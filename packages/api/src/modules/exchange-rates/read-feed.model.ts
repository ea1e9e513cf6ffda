import { displayCurrencies } from '@headstock/contracts/display-currencies';
import { z } from 'zod';
import type { RateTable } from './rate-table.model.ts';

/** The figures of a feed: units of each currency for one of its base. */
type Quotes = { readonly asOf: string; readonly base: string; readonly rates: ReadonlyMap<string, number> };

const day = z.iso.date();
const rate = z.number().positive().max(1_000_000);

const jsonFeed = z.object({
  base: z.string().regex(/^[A-Z]{3}$/),
  date: day,
  rates: z.record(z.string().max(10), rate),
});

/** A currency more often than a feed could have it, and nothing else of the document is read. */
const MOST_CUBES = 500;
const CUBE = /<Cube\s([^<>]*)>/g;

/** `{"base": "EUR", "date": "2026-11-26", "rates": {"USD": 1.16}}`, as services that pass on the rates of central banks have it. */
function readJson(text: string): Quotes | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = jsonFeed.safeParse(value);
  if (!parsed.success) return null;
  const { base, date, rates } = parsed.data;
  return { asOf: date, base, rates: new Map(Object.entries(rates)) };
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*(?:'([^']*)'|"([^"]*)")`)
    .exec(tag)
    ?.slice(1)
    .find((found) => found !== undefined);

/** The daily table of the European Central Bank: one `Cube` with the day, and one for each currency, per euro. */
function readXml(text: string): Quotes | null {
  // The bank's feed has neither; nothing of a document with entities is expanded here.
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return null;
  const days: string[] = [];
  const rates = new Map<string, number>();
  let count = 0;
  for (const [, tag = ''] of text.matchAll(CUBE)) {
    if (++count > MOST_CUBES) return null;
    const time = attribute(tag, 'time');
    if (time !== undefined) days.push(time);
    const currency = attribute(tag, 'currency');
    if (currency === undefined) continue;
    const parsed = rate.safeParse(Number(attribute(tag, 'rate')));
    // A currency with two rates has none.
    if (!parsed.success || rates.has(currency)) return null;
    rates.set(currency, parsed.data);
  }
  // A history has many days; only the daily table is read.
  const [asOf] = days;
  if (days.length !== 1 || !day.safeParse(asOf).success || asOf === undefined) return null;
  return { asOf, base: 'EUR', rates };
}

/** More digits than any price shows. */
const round = (value: number): number => Number(value.toPrecision(8));

/**
 * Reads a feed of daily rates, in JSON or in the XML of the European Central Bank, and gives what a US dollar is worth in each currency
 * that the shop shows; null for anything else. Currencies that it lacks are left out.
 */
export function readFeed(text: string): RateTable | null {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const quotes = trimmed.startsWith('{') ? readJson(trimmed) : trimmed.startsWith('<') ? readXml(trimmed) : null;
  if (!quotes) return null;
  const { asOf, base } = quotes;
  const perBase = (currency: string): number | undefined => (currency === base ? 1 : quotes.rates.get(currency));
  const dollars = perBase('USD');
  if (dollars === undefined) return null;
  const rates = Object.fromEntries(
    displayCurrencies.flatMap((currency) => {
      const units = perBase(currency);
      return units === undefined ? [] : [[currency, round(units / dollars)]];
    }),
  );
  return { asOf, rates };
}
