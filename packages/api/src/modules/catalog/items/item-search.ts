import { composedTitle } from '@headstock/contracts/listing-title';
import { locales } from '@headstock/contracts/locale';
import { type SearchDocument, searchDocument } from '#api/modules/catalog/search/search-document.ts';
import type { Titled } from './item-places.ts';
import type { ItemToWrite } from './item-to-write.ts';
import { conditionLabel, finishLabel, tagLabel } from './labels.ts';

/** What of an item is searched. */
export type SearchedItem = Pick<
  ItemToWrite,
  'model' | 'year_from' | 'year_to' | 'yearIsCirca' | 'finish_family' | 'condition' | 'tags'
> & { readonly copy: Readonly<Record<(typeof locales)[number], SearchedCopy>> };
type SearchedCopy = Pick<ItemToWrite['copy']['en'], 'title' | 'subtitle' | 'description' | 'finish'>;

/** Where it stands, and what its brand and its model were called before. */
type SearchedPlaces = {
  readonly category: Pick<Titled, 'title'>;
  readonly type: Pick<Titled, 'title'>;
  readonly brand: string;
  readonly sku: string;
  readonly formerNames: readonly string[];
};

/** The words under which an item is found. */
export function searchOf(
  item: SearchedItem,
  { category, type, brand, sku, formerNames }: SearchedPlaces,
): SearchDocument {
  const { year_from: from, year_to: to } = item;
  const name = { ...item, brand, title: { en: '', fr: '' }, yearFrom: null, yearTo: null };
  return searchDocument({
    titles: locales.flatMap((locale) => [item.copy[locale].title, composedTitle(name, locale)]),
    brand: [brand, ...formerNames].join(' '),
    model: item.model,
    years: from === null ? [] : Array.from({ length: (to ?? from) - from + 1 }, (_, index) => from + index),
    traits: [
      ...locales.flatMap((locale) => [
        item.copy[locale].finish,
        item.copy[locale].subtitle,
        category.title[locale],
        type.title[locale],
        ...(item.finish_family === '' ? [] : [finishLabel(item.finish_family, locale)]),
        conditionLabel(item.condition, locale),
        ...item.tags.map((tag) => tagLabel(tag, locale)),
      ]),
      item.finish_family,
    ],
    texts: locales.map((locale) => item.copy[locale].description),
    sku,
  });
}
