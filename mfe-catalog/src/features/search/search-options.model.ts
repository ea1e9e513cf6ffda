import type { ComboboxOption } from '@headstock/ui/combobox-list';
import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import type { CatalogSearchSuggestionsQuery } from './suggestions.generated.ts';

export type Suggestion = CatalogSearchSuggestionsQuery['searchSuggestions'][number];

/** The group of an option in the panel. */
export type OptionGroup = 'items' | 'refine' | 'recent';

/** An option of the search panel. */
export interface SearchOption extends ComboboxOption {
  readonly group: OptionGroup;
  /** Keywords that selecting it puts into the search box. */
  readonly keywords: string | null;
}

/** The listing of everything that matches the keywords. */
export const searchPath = (keywords: string): string => listingPath({ ...plainAddress(null), keywords });

/** Typed text as it is searched for. */
export const tidyQuery = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/** Every option of the panel in the order of the arrow keys: brands, categories and models, everything, items, recent searches. */
export function searchOptions(
  query: string,
  suggestions: readonly Suggestion[],
  recent: readonly string[],
  allLabel: string,
  formatPrice: (cents: number) => string,
): SearchOption[] {
  const optionOf =
    (group: OptionGroup) =>
    ({ kind, label, path, image, price, conditionLabel }: Suggestion): SearchOption => ({
      key: `${kind} ${path}`,
      group,
      label,
      path,
      picture: image?.id ?? null,
      keywords: null,
      isMarked: true,
      ...(price && {
        detail: [formatPrice(price.amountCents), conditionLabel].filter(Boolean).join(' · '),
        cents: price.amountCents,
      }),
    });
  const all: SearchOption = {
    key: 'all',
    group: 'refine',
    label: allLabel,
    path: searchPath(query),
    picture: null,
    keywords: query,
    isMarked: false,
  };
  return [
    ...suggestions.filter(({ kind }) => kind !== 'item').map(optionOf('refine')),
    ...(query ? [all] : []),
    ...suggestions.filter(({ kind }) => kind === 'item').map(optionOf('items')),
    ...recent.map((keywords): SearchOption => ({
      key: `recent ${keywords}`,
      group: 'recent',
      label: keywords,
      path: searchPath(keywords),
      picture: null,
      keywords,
      isMarked: false,
    })),
  ];
}
