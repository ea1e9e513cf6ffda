import { composedTitle } from '@headstock/contracts/listing-title';
import { locales } from '@headstock/contracts/locale';
import { type SearchDocument, searchDocument } from '#api/modules/catalog/search/search-document.ts';
import type { Titled } from './item-places.ts';
import type { ItemToWrite } from './item-to-write.ts';
import { conditionLabel, finishLabel, tagLabel } from './labels.ts';

/** The words under which an item is found. */
export function searchOf(
  item: ItemToWrite,
  { category, type, brand, sku }: { category: Titled; type: Titled; brand: string; sku: string },
): SearchDocument {
  const { year_from: from, year_to: to } = item;
  const name = { ...item, brand, title: { en: '', fr: '' }, yearFrom: null, yearTo: null };
  return searchDocument({
    titles: locales.flatMap((locale) => [item.copy[locale].title, composedTitle(name, locale)]),
    brand,
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
