import type { ListingDocument } from './listing-document.ts';
import type { Locale } from './locale.ts';

type Named = Pick<ListingDocument, 'brand' | 'model' | 'title' | 'yearFrom' | 'yearTo' | 'yearIsCirca'>;

/** `1962`, `1959–60`, `c. 1934`, « v. 1934 »; null without a year. */
export function yearLabel(from: number | null, to: number | null, isCirca: boolean, locale: Locale): string | null {
  if (from === null) return null;
  if (isCirca) return `${locale === 'fr' ? 'v.' : 'c.'} ${from}`;
  if (to === null || to === from) return String(from);
  const isSameCentury = Math.floor(from / 100) === Math.floor(to / 100);
  return `${from}–${isSameCentury ? String(to).slice(2) : to}`;
}

/** A text in a language, or in the other one where that is empty. */
export const inEither = (text: Readonly<Record<Locale, string>>, locale: Locale): string =>
  text[locale].trim() || text[locale === 'en' ? 'fr' : 'en'].trim();

/** The title that the shop makes: “1962 Fender Stratocaster”, « Fender Stratocaster 1962 ». Empty while nothing is known. */
export function composedTitle({ brand, model, yearFrom, yearTo, yearIsCirca }: Named, locale: Locale): string {
  const year = yearLabel(yearFrom, yearTo, yearIsCirca, locale) ?? '';
  const name = [brand.trim(), model.trim()].filter(Boolean);
  return (locale === 'fr' ? [...name, year] : [year, ...name]).filter(Boolean).join(' ');
}

/** The title of a listing in a language: the seller's own words, or what the shop makes of year, brand and model. */
export const listingTitle = (document: Named, locale: Locale): string =>
  inEither(document.title, locale) || composedTitle(document, locale);
