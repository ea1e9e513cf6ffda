import { pathInLocale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import { catalogSearch, conditionLabel, type ListingSource, loadListings } from '#api/modules/catalog/index.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Passage } from './passage.ts';
import { readCatalogueQuestion } from './question.model.ts';

/** What of the catalogue answers a question. */
export type FoundInstruments = {
  /** The words that were found, which may be fewer than were asked for. */
  readonly words: string;
  /** The price that was not to be passed, formatted. */
  readonly ceiling: string | null;
  readonly total: number;
  /** The nearest, at most five. */
  readonly passages: readonly Passage[];
  /** The same search in the shop. */
  readonly searchPath: string;
};

const most = 5;

function formatPrice(cents: number, locale: Locale): string {
  const whole = cents % 100 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: storeProfile.currency,
    currencyDisplay: 'narrowSymbol',
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  }).format(cents / 100);
}

function toPassage({ item, askingPrice }: ListingSource, locale: Locale): Passage {
  const facts = [formatPrice(askingPrice.amountCents, locale), conditionLabel(item.condition, locale), item.finish];
  return {
    title: item.title,
    path: pathInLocale(`/shop/${encodeURIComponent(item.slug)}/${encodeURIComponent(item.id)}`, locale),
    text: facts.filter((fact) => fact !== '').join(', '),
  };
}

function pathOfSearch(words: string, maxPriceCents: number | null, locale: Locale): string {
  const params = new URLSearchParams({ keywords: words });
  if (maxPriceCents !== null) params.set('maxPrice', String(Math.round(maxPriceCents / 100)));
  return pathInLocale(`/shop?${params}`, locale);
}

type Found = { readonly keywords: string; readonly total: number; readonly listings: readonly ListingSource[] };

/** How many of the words stand in the name of the nearest listing: what was meant, rather than a word of a description. */
function namedIn({ keywords, listings }: Found): number {
  const title = tokenize(listings[0]?.item.title ?? '');
  return keywords.split(' ').filter((word) => title.some((part) => part.startsWith(word))).length;
}

/** All words that stand anywhere in the shop, else the wider search whose nearest listing is named most like the question. */
async function search(
  db: Db,
  locale: Locale,
  words: readonly string[],
  maxPriceCents: number | null,
): Promise<Found | undefined> {
  const engine = catalogSearch(db);
  const known = await engine.knownWords(words);
  if (known.length === 0) return undefined;
  const run = async (keywords: string) => {
    const filter = { keywords, maxPriceCents };
    const found = await engine.search({ filter, sort: 'DEFAULT', page: 1, first: most, locale });
    const listings = await loadListings(db, await found.ids(), locale);
    return { keywords, total: await found.totalCount(), listings, found };
  };
  const first = await run(known.join(' '));
  if (first.total > 0) return first;
  const wider: Found[] = [];
  for (const { value } of await first.found.suggestions()) wider.push(await run(value));
  return wider.filter(({ total }) => total > 0).toSorted((a, b) => namedIn(b) - namedIn(a))[0];
}

/** The listings that a question is about, by the shop's own search; undefined when there are none. */
export async function findInstruments(db: Db, question: string, locale: Locale): Promise<FoundInstruments | undefined> {
  const { words, maxPriceCents } = readCatalogueQuestion(question, locale);
  const result = words.length === 0 ? undefined : await search(db, locale, words.slice(0, 10), maxPriceCents);
  if (!result) return undefined;
  const { keywords, total, listings } = result;
  return {
    words: keywords,
    ceiling: maxPriceCents === null ? null : formatPrice(maxPriceCents, locale),
    total,
    passages: listings.map((listing) => toPassage(listing, locale)),
    searchPath: pathOfSearch(keywords, maxPriceCents, locale),
  };
}
