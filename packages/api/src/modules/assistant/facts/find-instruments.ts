import { pathInLocale } from '@headstock/contracts/locale';
import { catalogSearch, conditionLabel, type ListingSource, loadListings } from '#api/modules/catalog/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import type { Passage, Statement } from '#api/modules/assistant/retrieval/passage.ts';
import { stem } from '#api/modules/assistant/retrieval/stem.ts';
import { wordings } from '#api/modules/assistant/wording.ts';
import { readCatalogueQuestion } from './catalogue-question.model.ts';

/** What of the catalogue answers a question. */
export type FoundInstruments = {
  /** How many match, then the nearest with price and stock: at most six statements. */
  readonly statements: readonly Statement[];
  /** What share of the question's words name the nearest listing, 0 to 1. */
  readonly named: number;
};

const MOST = 5;
/** A question of which less names an instrument is about something else. */
const LEAST_NAMED = 0.3;
/** A shorter word that was corrected may be another one: “gâteau” is no “cadeau”. */
const SAFE_CORRECTION = 7;

/** Price, condition, finish and stock of a listing as they are now. */
function factsOf({ item, askingPrice, stockLevel, isAvailable }: ListingSource, locale: Locale): string {
  const say = wordings[locale];
  const stock = !isAvailable ? say.gone : stockLevel > 1 ? say.inStock(stockLevel) : say.oneInStock;
  const facts = [
    formatMoney(askingPrice.amountCents, locale, 'short'),
    conditionLabel(item.condition, locale),
    item.finish,
    stock,
  ];
  return facts.filter((fact) => fact !== '').join(', ');
}

function stateListing(listing: ListingSource, locale: Locale, date: string): Statement {
  const { item } = listing;
  const facts = factsOf(listing, locale);
  const path = pathInLocale(`/shop/${encodeURIComponent(item.slug)}/${encodeURIComponent(item.id)}`, locale);
  const passage: Passage = { kind: 'catalogue', title: item.title, path, text: facts, locale, date };
  return { text: `${item.title}${wordings[locale].colon}${facts}`, passage };
}

function pathOfSearch(words: string, maxPriceCents: number | null, locale: Locale): string {
  const params = new URLSearchParams({ keywords: words });
  if (maxPriceCents !== null) params.set('maxPrice', String(Math.round(maxPriceCents / 100)));
  return pathInLocale(`/shop?${params}`, locale);
}

type Found = { readonly keywords: string; readonly total: number; readonly listings: readonly ListingSource[] };

/** The words by which a listing is known: maker, model, kind, finish, year. */
function namesOf({ item }: ListingSource, locale: Locale): ReadonlySet<string> {
  const { title, brand, model, type, category, finish } = item;
  const names = [title, brand.name, model, type.title, category.title, finish, item.finishFamily];
  return new Set(tokenize(names.join(' ')).map((word) => stem(word, locale)));
}

/** How many of the words stand in the names of the nearest listing: what was meant, rather than a word of a description. */
function namedIn(words: readonly string[], { listings }: Found, locale: Locale): number {
  const [nearest] = listings;
  if (!nearest) return 0;
  const names = namesOf(nearest, locale);
  const named = words.filter((word) => names.has(stem(word, locale)));
  // A number alone names nothing, unless it is a year.
  return named.some((word) => /^(?:18|19|20)\d\d$|\D/.test(word)) ? named.length : 0;
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
    const found = await engine.search({ filter, sort: 'DEFAULT', page: 1, first: MOST, locale });
    const listings = await loadListings(db, await found.ids(), locale);
    return { keywords, total: await found.totalCount(), listings, found };
  };
  const first = await run(known.join(' '));
  if (first.total > 0) return first;
  const wider: Found[] = [];
  for (const { value } of await first.found.suggestions()) wider.push(await run(value));
  const named = (found: Found): number => namedIn(tokenize(found.keywords), found, locale);
  return wider.filter(({ total }) => total > 0).toSorted((a, b) => named(b) - named(a))[0];
}

/** The listings that a question is about, by the shop's own search; undefined when it names none. */
export async function findInstruments(
  db: Db,
  question: string,
  locale: Locale,
  now: Date,
): Promise<FoundInstruments | undefined> {
  const { words, maxPriceCents } = readCatalogueQuestion(question, locale);
  const result = words.length === 0 ? undefined : await search(db, locale, words.slice(0, 10), maxPriceCents);
  if (!result) return undefined;
  const { keywords, total, listings } = result;
  const asked = new Set(words);
  const meant = tokenize(keywords).filter((word) => asked.has(word) || word.length >= SAFE_CORRECTION);
  const named = namedIn(meant, result, locale) / words.length;
  if (named < LEAST_NAMED) return undefined;
  const say = wordings[locale];
  const date = now.toISOString().slice(0, 10);
  const ceiling = maxPriceCents === null ? null : formatMoney(maxPriceCents, locale, 'short');
  const text = ceiling === null ? say.found(total, keywords) : say.foundUnder(total, keywords, ceiling);
  const path = pathOfSearch(keywords, maxPriceCents, locale);
  const searched: Statement = { text, passage: { kind: 'catalogue', title: say.searchAll, path, text, locale, date } };
  return { statements: [searched, ...listings.map((listing) => stateListing(listing, locale, date))], named };
}
