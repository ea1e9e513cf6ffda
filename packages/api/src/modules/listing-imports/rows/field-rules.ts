import {
  finishFamilies,
  type ListingDocument,
  listingLimits,
  type MeasureKey,
  measureKeys,
  type OriginalityPart,
  originalityParts,
  originalityStates,
  type ReportTopic,
  reportTopics,
  type SpecKey,
  specKeys,
} from '@headstock/contracts/listing-document';
import type { ImportField } from '@headstock/contracts/listing-imports';
import { listingTitle } from '@headstock/contracts/listing-title';
import type { Locale } from '#api/platform/locale.ts';
import { normalizeName } from '#api/modules/listing-imports/columns/normalize-name.ts';
import { htmlOfText, textOfHtml } from './html-text.ts';
import type { IssueCode } from './issues.ts';
import { categoryOf, placeOfType, type Places, typeOf } from './places.ts';
import {
  entryOf,
  readCondition,
  readFlag,
  readMoney,
  readNumber,
  readYears,
  writeMoney,
  writeYears,
} from './read-values.ts';

export type ReadContext = { readonly places: Places };

/** How a field of a listing is read from a cell that is not empty, cleared by an empty one, and written. */
export type FieldRule = {
  readonly write: (document: ListingDocument, context: ReadContext) => string;
  /** The document with the cell's value, or why there is none. */
  readonly read: (cell: string, document: ListingDocument, context: ReadContext) => ListingDocument | IssueCode;
  /** What an empty cell means; without it, nothing. */
  readonly clear?: (document: ListingDocument) => ListingDocument;
};

type TextKey = 'brand' | 'model' | 'serial' | 'sku';
type LocalKey = 'title' | 'finish' | 'subtitle' | 'description';

function text(key: TextKey, most: number): FieldRule {
  return {
    write: (document) => document[key],
    read: (cell, document) => (cell.length > most ? 'too-long' : { ...document, [key]: cell }),
    clear: (document) => ({ ...document, [key]: '' }),
  };
}

function local(key: LocalKey, locale: Locale, most: number): FieldRule {
  const set = (document: ListingDocument, value: string): ListingDocument => ({
    ...document,
    [key]: { ...document[key], [locale]: value },
  });
  return {
    write: (document) => document[key][locale],
    read: (cell, document) => (cell.length > most ? 'too-long' : set(document, cell)),
    clear: (document) => set(document, ''),
  };
}

function localEntry(table: 'specs', key: SpecKey, locale: Locale, most: number): FieldRule;
function localEntry(table: 'report', key: ReportTopic, locale: Locale, most: number): FieldRule;
function localEntry(table: 'specs' | 'report', key: SpecKey | ReportTopic, locale: Locale, most: number): FieldRule {
  const entries = (document: ListingDocument): Partial<Record<string, { en: string; fr: string }>> => document[table];
  const set = (document: ListingDocument, value: string): ListingDocument => {
    const { [key]: own = { en: '', fr: '' }, ...others } = entries(document);
    const changed = { ...own, [locale]: value };
    const isEmpty = changed.en === '' && changed.fr === '';
    return { ...document, [table]: isEmpty ? others : { ...entries(document), [key]: changed } };
  };
  return {
    write: (document) => entries(document)[key]?.[locale] ?? '',
    read: (cell, document) => (cell.length > most ? 'too-long' : set(document, cell)),
    clear: (document) => set(document, ''),
  };
}

function flag(key: 'acceptingOffers' | 'localPickupOnly'): FieldRule {
  return {
    write: (document) => (document[key] ? 'TRUE' : 'FALSE'),
    read: (cell, document) => {
      const value = readFlag(cell);
      return value === undefined ? 'choice' : { ...document, [key]: value };
    },
  };
}

function whole(key: 'stock' | 'shippingGrams' | 'declineBelowPercent', most: number): FieldRule {
  return {
    write: (document) => (document[key] === null ? '' : String(document[key])),
    read: (cell, document) => {
      const value = readNumber(cell);
      if (value === undefined || value > most) return 'number';
      return { ...document, [key]: Math.round(value) };
    },
    ...(key !== 'stock' && { clear: (document: ListingDocument) => ({ ...document, [key]: null }) }),
  };
}

function choice<Key extends 'finishFamily' | 'handedness' | 'shippingClass'>(
  key: Key,
  known: readonly NonNullable<ListingDocument[Key]>[],
): FieldRule {
  return {
    write: (document) => document[key] ?? '',
    read: (cell, document) => {
      const value = known.find((candidate) => normalizeName(candidate) === normalizeName(cell));
      return value === undefined ? 'choice' : { ...document, [key]: value };
    },
    ...(key !== 'shippingClass' && { clear: (document: ListingDocument) => ({ ...document, [key]: null }) }),
  };
}

function originality(part: OriginalityPart): FieldRule {
  return {
    write: (document) => document.originality[part] ?? '',
    read: (cell, document) => {
      const state = originalityStates.find((known) => normalizeName(known) === normalizeName(cell).replaceAll(' ', ''));
      return state ? { ...document, originality: { ...document.originality, [part]: state } } : 'choice';
    },
    clear: (document) => {
      const { [part]: _cleared, ...others } = document.originality;
      return { ...document, originality: others };
    },
  };
}

function measure(key: MeasureKey): FieldRule {
  return {
    write: (document) => (document.measures[key] === undefined ? '' : String(document.measures[key])),
    read: (cell, document) => {
      const value = readNumber(cell);
      if (value === undefined || value > 1_000_000) return 'number';
      return { ...document, measures: { ...document.measures, [key]: value } };
    },
    clear: (document) => {
      const { [key]: _cleared, ...others } = document.measures;
      return { ...document, measures: others };
    },
  };
}

const title: FieldRule = {
  ...local('title', 'en', listingLimits.title),
  write: (document) => listingTitle(document, 'en'),
};

const descriptionHtml: FieldRule = {
  ...local('description', 'en', listingLimits.description),
  write: (document) => htmlOfText(document.description.en),
  read: (cell, document, context) =>
    local('description', 'en', listingLimits.description).read(textOfHtml(cell), document, context),
};

const category: FieldRule = {
  write: ({ category: slug }, { places }) => places.find((place) => place.slug === slug)?.title.en ?? slug,
  read: (cell, document, { places }) => {
    const name = entryOf(cell, ['full_name', 'name', 'slug']);
    const found = categoryOf(places, name);
    if (found)
      return { ...document, category: found.slug, type: found.slug === document.category ? document.type : '' };
    const place = placeOfType(places, name.split('>').at(-1)?.trim() ?? '');
    return place ? { ...document, ...place } : 'category';
  },
  clear: (document) => ({ ...document, category: '', type: '' }),
};

const type: FieldRule = {
  write: (document, { places }) => typeOf(places, document.category, document.type)?.title.en ?? document.type,
  read: (cell, document, { places }) => {
    const found = typeOf(places, document.category, cell);
    if (found) return { ...document, type: found.slug };
    const place = document.category === '' ? placeOfType(places, cell) : undefined;
    if (place) return { ...document, ...place };
    // In files of other shops the type is often what we call a category.
    const own = document.category === '' ? categoryOf(places, cell) : undefined;
    if (own) return { ...document, category: own.slug };
    return categoryOf(places, cell)?.slug === document.category ? document : 'type';
  },
  clear: (document) => ({ ...document, type: '' }),
};

const year: FieldRule = {
  write: writeYears,
  read: (cell, document) => {
    const years = readYears(cell);
    return years ? { ...document, ...years } : 'year';
  },
  clear: (document) => ({ ...document, yearFrom: null, yearTo: null, yearIsCirca: false }),
};

const condition: FieldRule = {
  write: (document) => document.condition ?? '',
  read: (cell, document) => {
    const grade = readCondition(cell);
    // Others say no more than “used”, which is no grade of wear.
    if (grade === undefined && ['used', 'refurbished'].includes(normalizeName(cell))) return document;
    return grade ? { ...document, condition: grade } : 'condition';
  },
};

const price: FieldRule = {
  write: (document) => writeMoney(document.priceCents),
  read: (cell, document) => {
    const cents = readMoney(cell);
    if (cents === 'currency') return 'currency';
    return cents === undefined || cents > listingLimits.priceCents ? 'money' : { ...document, priceCents: cents };
  },
  clear: (document) => ({ ...document, priceCents: null }),
};

const pieces = whole('stock', listingLimits.stock);

const stock: FieldRule = {
  write: (document) =>
    document.variants.length === 0
      ? pieces.write(document, { places: [] })
      : String(document.variants.reduce((sum, variant) => sum + variant.stock, 0)),
  // The pieces of a listing with variants are those of its variants.
  read: (cell, document, context) =>
    document.variants.length === 0 ? pieces.read(cell, document, context) : 'has-variants',
};

/** The rule of every field that one cell of the first row says; identity, status, pictures and variants are read elsewhere. */
export const fieldRules: ReadonlyMap<ImportField, FieldRule> = new Map<ImportField, FieldRule>([
  ['sku', text('sku', listingLimits.sku)],
  ['brand', text('brand', listingLimits.name)],
  ['model', text('model', listingLimits.model)],
  ['year', year],
  // What a title is made of comes before it.
  ['title', title],
  ['title.fr', local('title', 'fr', listingLimits.title)],
  ['category', category],
  ['type', type],
  ['finish', local('finish', 'en', listingLimits.name)],
  ['finish.fr', local('finish', 'fr', listingLimits.name)],
  ['finishFamily', choice('finishFamily', finishFamilies)],
  ['handedness', choice('handedness', ['right', 'left'])],
  ['serial', text('serial', listingLimits.serial)],
  ['condition', condition],
  ['descriptionHtml', descriptionHtml],
  ['description', local('description', 'en', listingLimits.description)],
  ['description.fr', local('description', 'fr', listingLimits.description)],
  ['subtitle', local('subtitle', 'en', listingLimits.subtitle)],
  ['subtitle.fr', local('subtitle', 'fr', listingLimits.subtitle)],
  ['price', price],
  ['stock', stock],
  ['acceptingOffers', flag('acceptingOffers')],
  ['declineBelowPercent', whole('declineBelowPercent', 100)],
  ['shippingClass', choice('shippingClass', ['guitar', 'amp', 'small'])],
  ['shippingGrams', whole('shippingGrams', listingLimits.shippingGrams)],
  ['localPickupOnly', flag('localPickupOnly')],
  ...specKeys.flatMap((key): [ImportField, FieldRule][] => [
    [`spec.${key}`, localEntry('specs', key, 'en', listingLimits.spec)],
    [`spec.${key}.fr`, localEntry('specs', key, 'fr', listingLimits.spec)],
  ]),
  ...reportTopics.flatMap((key): [ImportField, FieldRule][] => [
    [`report.${key}`, localEntry('report', key, 'en', listingLimits.report)],
    [`report.${key}.fr`, localEntry('report', key, 'fr', listingLimits.report)],
  ]),
  ...originalityParts.map((part): [ImportField, FieldRule] => [`originality.${part}`, originality(part)]),
  ...measureKeys.map((key): [ImportField, FieldRule] => [`measure.${key}`, measure(key)]),
]);
