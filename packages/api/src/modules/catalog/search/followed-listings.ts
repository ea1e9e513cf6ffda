import { traitGroups } from '@headstock/contracts/listing-traits';
import { type RawBuilder } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { conditionLabel, decadeLabel, finishLabel, tagLabel } from '#api/modules/catalog/items/labels.ts';
import { traitLabel } from '#api/modules/catalog/items/trait-labels.ts';
import { facetNames } from '#api/modules/catalog/items/taxonomy.ts';
import { type ListingFilterInput, resolveConditions } from '#api/modules/catalog/listings/filter.ts';
import { traitKeyOf } from '#api/modules/catalog/listings/listing-conditions.ts';
import { whereClause } from '#api/modules/catalog/listings/listing-sql.ts';
import { matchKeywords } from './match-keywords.ts';

/**
 * A filter as a condition on `listings AS l`: what it finds for sale. Inside a transaction the words of the shop are read
 * anew, so that a word which nothing had before is not taken for a misspelling.
 */
export async function forSaleCondition(db: Db, filter: ListingFilterInput): Promise<RawBuilder<boolean>> {
  const keywords = await matchKeywords(db, filter.keywords);
  return whereClause(await resolveConditions(db, { ...filter, availability: ['AVAILABLE'] }, keywords));
}

/** One part of a filter in words: the name of the filter, and what was chosen in it. */
export type FilterPart = { readonly key: string; readonly labels: readonly string[] };

function priceLabel({ minPriceCents: least, maxPriceCents: most }: ListingFilterInput, locale: Locale): string[] {
  const from = typeof least === 'number' ? formatMoney(least, locale, 'short') : null;
  const to = typeof most === 'number' ? formatMoney(most, locale, 'short') : null;
  if (from !== null && to !== null) return [`${from} – ${to}`];
  if (from !== null) return [locale === 'fr' ? `à partir de ${from}` : `from ${from}`];
  return to === null ? [] : [locale === 'fr' ? `jusqu’à ${to}` : `up to ${to}`];
}

function yearsLabel({ minYear: first, maxYear: last }: ListingFilterInput, locale: Locale): string[] {
  const [from, to] = [first ?? null, last ?? null];
  if (from !== null && to !== null) return [from === to ? `${from}` : `${from}–${to}`];
  if (from !== null) return [locale === 'fr' ? `à partir de ${from}` : `from ${from}`];
  return to === null ? [] : [locale === 'fr' ? `jusqu’à ${to}` : `up to ${to}`];
}

/** What a filter asks for, in words and in the order of the page; parts in which nothing is chosen are left out. */
export async function describeFilter(db: Db, filter: ListingFilterInput, locale: Locale): Promise<FilterPart[]> {
  const names = await facetNames(db, locale);
  const named = (key: 'BRAND' | 'CATEGORY' | 'TYPE', slugs: readonly string[] | null | undefined): string[] =>
    (slugs ?? []).map((slug) => names[key].get(slug) ?? slug);
  const parts: readonly FilterPart[] = [
    {
      key: 'KEYWORDS',
      labels: filter.keywords ? [locale === 'fr' ? `«\u202f${filter.keywords}\u202f»` : `“${filter.keywords}”`] : [],
    },
    { key: 'CATEGORY', labels: named('CATEGORY', filter.category) },
    { key: 'TYPE', labels: named('TYPE', filter.type) },
    { key: 'BRAND', labels: named('BRAND', filter.brand) },
    { key: 'DECADE', labels: (filter.decade ?? []).map((decade) => decadeLabel(decade, locale)) },
    { key: 'CONDITION', labels: (filter.condition ?? []).map((key) => conditionLabel(key, locale)) },
    { key: 'FINISH', labels: (filter.finish ?? []).map((key) => finishLabel(key, locale)) },
    { key: 'SELLER', labels: [...(filter.seller ?? [])] },
    { key: 'TAGS', labels: (filter.tags ?? []).map((key) => tagLabel(key, locale)) },
    ...traitGroups.map((group) => ({
      key: traitKeyOf[group],
      labels: (filter[group] ?? []).map((value) => traitLabel(group, value, locale)),
    })),
    { key: 'YEARS', labels: yearsLabel(filter, locale) },
    { key: 'PRICE', labels: priceLabel(filter, locale) },
  ];
  return parts.filter(({ labels }) => labels.length > 0);
}
