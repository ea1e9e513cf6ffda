import { pathInLocale } from '@headstock/contracts/locale';
import { catalogSearch, conditionLabel, type ListingSource, loadListings } from '#api/modules/catalog/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import type { Passage, Statement } from '#api/modules/assistant/retrieval/passage.ts';
import { stem } from '#api/modules/assistant/retrieval/stem.ts';
import { wordings } from '#api/modules/assistant/wording.ts';
import { finishOf, namesFinish } from './finish-names.model.ts';
import { type CatalogueQuestion, readCatalogueQuestion } from './catalogue-question.model.ts';

/** What of the catalogue answers a question. */
export type FoundInstruments = {
  /** How many match, then the nearest with price and stock: at most six statements. */
  readonly statements: readonly Statement[];
  /** What share of the question's words name the nearest listing, 0 to 1. */
  readonly named: number;
};

const MOST = 5;
const MOST_WORDS = 10;
/** A question of which less names an instrument is about something else, unless it asks for something to buy. */
const LEAST_NAMED = 0.51;
const LEAST_NAMED_TO_BUY = 0.3;
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

/** What is searched for, beside words. */
type Wanted = Pick<CatalogueQuestion, 'maxPriceCents' | 'sort'> & {
  /** Slugs of categories; none for all. */
  readonly category: readonly string[];
  /** Families of finishes; none for all. */
  readonly finish: readonly string[];
};

function pathOfSearch(words: string, { maxPriceCents, sort, category, finish }: Wanted, locale: Locale): string {
  const params = new URLSearchParams({ keywords: words });
  if (category.length > 0) params.set('category', JSON.stringify(category));
  if (finish.length > 0) params.set('finish', JSON.stringify(finish));
  if (maxPriceCents !== null) params.set('maxPrice', String(Math.round(maxPriceCents / 100)));
  if (sort !== null) params.set('sort', sort);
  return pathInLocale(`/shop?${params}`, locale);
}

/** Words by which people name an instrument, and not a book or a strap for one. */
const instrumentWords = new Set(
  'guitar guitars bass basses banjo banjos mandolin mandolins ukulele ukuleles guitare guitares basse banjo mandoline mandolines ukulele'.split(
    ' ',
  ),
);
/** Words by which they name something for it. */
const accessoryWords = new Set(
  'book books case cases strap straps string strings pick picks capo capos cable cables pedal pedals part parts shirt shirts livre livres etui etuis housse sangle sangles corde cordes mediator mediators cable cables pedale pedales piece pieces chemise'.split(
    ' ',
  ),
);
/** Categories of what is played. */
const INSTRUMENTS = ['electric-guitars', 'acoustic-guitars', 'mandolins', 'other'] as const;

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
  { maxPriceCents, sort, category, finish }: Wanted,
): Promise<Found | undefined> {
  const engine = catalogSearch(db);
  const known = await engine.knownWords(words);
  if (known.length === 0) return undefined;
  const narrow = {
    ...(category.length > 0 && { category: [...category] }),
    ...(finish.length > 0 && { finish: [...finish] }),
  };
  const run = async (keywords: string) => {
    const filter = { keywords, maxPriceCents, ...narrow };
    const found = await engine.search({ filter, sort: sort ?? 'DEFAULT', page: 1, first: MOST, locale });
    const listings = await loadListings(db, await found.ids(), locale);
    return { keywords, total: await found.totalCount(), listings, found };
  };
  const first = await run(known.join(' '));
  if (first.total > 0) return first;
  // A finish is left out before the words that name an instrument.
  if (finish.length > 0) return undefined;
  const wider: Found[] = [];
  for (const { value } of await first.found.suggestions()) wider.push(await run(value));
  const named = (found: Found): number => namedIn(tokenize(found.keywords), found, locale);
  const finishesAlone = ({ keywords }: Found): number => (tokenize(keywords).every(namesFinish) ? 1 : 0);
  return wider
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => finishesAlone(a) - finishesAlone(b) || named(b) - named(a))[0];
}

/** What a question wants beside its words. A finish beside other words is searched among finishes: “red label” is no red. */
function wantedBy({ words, maxPriceCents, sort }: CatalogueQuestion): Wanted {
  const isInstrument =
    words.some((word) => instrumentWords.has(word)) && !words.some((word) => accessoryWords.has(word));
  const finish = words.every(namesFinish) ? [] : words.flatMap((word) => finishOf(word) ?? []);
  return { maxPriceCents, sort, category: isInstrument ? INSTRUMENTS : [], finish };
}

/** The listings that a question is about, by the shop's own search; undefined when it names none. `isToBuy`: it asks for something to buy. */
export async function findInstruments(
  db: Db,
  question: string,
  locale: Locale,
  { now, isToBuy }: { readonly now: Date; readonly isToBuy: boolean },
): Promise<FoundInstruments | undefined> {
  const asks = readCatalogueQuestion(question, locale);
  const words = asks.words.slice(0, MOST_WORDS);
  const { maxPriceCents, sort } = asks;
  const inFinish = wantedBy(asks);
  const anyFinish: Wanted = { ...inFinish, finish: [] };
  const others = inFinish.finish.length > 0 ? words.filter((word) => !namesFinish(word)) : words;
  if (words.length === 0) return undefined;
  const narrow = inFinish.finish.length > 0 ? await search(db, locale, others, inFinish) : undefined;
  const result = narrow ?? (await search(db, locale, words, anyFinish));
  if (!result) return undefined;
  const wanted = narrow ? inFinish : anyFinish;
  const counted = narrow ? others : words;
  const { keywords, total, listings } = result;
  const asked = new Set(words);
  const meant = tokenize(keywords).filter((word) => asked.has(word) || word.length >= SAFE_CORRECTION);
  const named = namedIn(meant, result, locale) / counted.length;
  if (named < (isToBuy || sort !== null || maxPriceCents !== null ? LEAST_NAMED_TO_BUY : LEAST_NAMED)) return undefined;
  const say = wordings[locale];
  const date = now.toISOString().slice(0, 10);
  const ceiling = maxPriceCents === null ? null : formatMoney(maxPriceCents, locale, 'short');
  const found = new Set(tokenize(keywords));
  const shown = narrow ? words.filter((word) => namesFinish(word) || found.has(word)).join(' ') : keywords;
  const isOther = words.some((word) => namesFinish(word)) && ![...found].some(namesFinish) && !narrow;
  const text = [
    ...(isOther ? [say.otherFinishes] : []),
    ceiling === null ? say.found(total, shown) : say.foundUnder(total, shown, ceiling),
    ...(sort === null ? [] : [sort === 'PRICE_ASC' ? say.cheapestFirst : say.dearestFirst]),
  ].join(' ');
  const path = pathOfSearch(keywords, wanted, locale);
  const searched: Statement = { text, passage: { kind: 'catalogue', title: say.searchAll, path, text, locale, date } };
  return { statements: [searched, ...listings.map((listing) => stateListing(listing, locale, date))], named };
}
