import type { ListingDocument } from '@headstock/contracts/listing-document';
import { composedTitle } from '@headstock/contracts/listing-title';
import type { ColumnMapping } from '#api/modules/listing-imports/columns/detect-columns.ts';
import { readYears } from './read-values.ts';

const YEARS = /\b((?:(?:circa\s|ca?\.|ca\s|c(?=\d)|vers\s|v\.)\s*)?(?:1[7-9]|20)\d\d(?:\s*[-–]\s*(?:\d{4}|\d{2}))?)\b/i;

/** Brand, model and years of a new listing whose file has no columns for them, as far as its title says them. */
export function guessFromTitle(document: ListingDocument, mapping: ColumnMapping): ListingDocument {
  const title = document.title.en;
  if (title === '' || document.kind === 'goods' || mapping.includes('model') || document.model !== '') return document;
  const found = mapping.includes('year') || document.yearFrom !== null ? undefined : YEARS.exec(title)?.[1];
  const years = found === undefined ? undefined : readYears(found.replaceAll(/\s/g, ''));
  const brand = document.brand.trim();
  const isNamed = brand !== '' && title.toLowerCase().includes(brand.toLowerCase());
  const at = isNamed ? title.toLowerCase().indexOf(brand.toLowerCase()) : -1;
  const rest = isNamed ? `${title.slice(0, at)} ${title.slice(at + brand.length)}` : title;
  const model = rest
    .replace(found ?? '', ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,–-]+|[\s,–-]+$/g, '')
    .slice(0, 120);
  if (brand === '' || model === '') return document;
  const named = { ...document, ...years, model };
  return composedTitle(named, 'en') === title ? { ...named, title: { ...named.title, en: '' } } : named;
}
