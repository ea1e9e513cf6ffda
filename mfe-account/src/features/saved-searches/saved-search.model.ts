import { array, catch as otherwise, enum as oneOf, nullish, number, object, string, type z } from 'zod/mini';
import type { SavedSearchFactsFragment, SavedSearchFrequency } from './saved-searches.generated.ts';

/** A saved search as its row shows it. Serialised into the HTML of the page. */
export type SavedSearch = SavedSearchFactsFragment;

/** How finds are told, in the sequence of the list. */
export const frequencies: readonly SavedSearchFrequency[] = ['INSTANT', 'DAILY', 'WEEKLY', 'BELL'];

/** New finds are counted up to here; from here on a row says that there may be more. */
export const mostCounted = 100;

/** The frequency that a value of a list stands for; daily for any other. */
export const readFrequency = (value: string): SavedSearchFrequency =>
  frequencies.find((frequency) => frequency === value) ?? 'DAILY';

const texts = otherwise(nullish(array(string())), null);
const whole = otherwise(nullish(number()), null);
const conditions = ['FAIR', 'EXCELLENT', 'GOOD', 'MINT', 'NEW', 'PROJECT', 'VERY_GOOD'] as const;
const filterSchema = object({
  keywords: otherwise(nullish(string()), null),
  category: texts,
  type: texts,
  brand: texts,
  decade: otherwise(nullish(array(number())), null),
  condition: otherwise(nullish(array(oneOf(conditions))), null),
  finish: texts,
  seller: texts,
  tags: texts,
  hand: texts,
  weight: texts,
  neck: texts,
  nut: texts,
  pickups: texts,
  frets: texts,
  origin: texts,
  shipsFrom: texts,
  price: texts,
  minPriceCents: whole,
  maxPriceCents: whole,
  minYear: whole,
  maxYear: whole,
});

/** A filter of the listing page, as the link to the form carries it. */
export type SearchFilter = z.infer<typeof filterSchema>;

/** The filter in an address; whatever is not one asks for nothing. */
export function readFilter(text: string | null): SearchFilter {
  try {
    return filterSchema.parse(JSON.parse(text ?? '{}'));
  } catch {
    return filterSchema.parse({});
  }
}
