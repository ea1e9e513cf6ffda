import { listingPath, plainAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import type { CatalogSearchSuggestionsQuery } from './suggestions.generated.ts';

export type Suggestion = CatalogSearchSuggestionsQuery['searchSuggestions'][number];

/** Where an option stands in the panel. */
export type OptionGroup = 'items' | 'refine' | 'recent';

/** One thing that can be chosen in the panel. */
export interface SearchOption {
  readonly key: string;
  readonly group: OptionGroup;
  readonly label: string;
  /** Path of the shop, without language prefix. */
  readonly path: string;
  /** Id of its picture. */
  readonly picture: string | null;
  /** Keywords that choosing it puts into the box. */
  readonly keywords: string | null;
}

/** The listing of everything that fits the keywords. */
export const searchPath = (keywords: string): string => listingPath({ ...plainAddress(null), keywords });

/** Typed text as it is searched for. */
export const tidyQuery = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/** Every option of the panel in the order of the arrow keys: items, then ways to narrow, then what was looked for lately. */
export function searchOptions(
  query: string,
  suggestions: readonly Suggestion[],
  recent: readonly string[],
  allLabel: string,
): SearchOption[] {
  const optionOf =
    (group: OptionGroup) =>
    ({ kind, label, path, image }: Suggestion): SearchOption => ({
      key: `${kind} ${path}`,
      group,
      label,
      path,
      picture: image?.id ?? null,
      keywords: null,
    });
  const all: SearchOption = {
    key: 'all',
    group: 'refine',
    label: allLabel,
    path: searchPath(query),
    picture: null,
    keywords: query,
  };
  return [
    ...suggestions.filter(({ kind }) => kind === 'item').map(optionOf('items')),
    ...(query ? [all] : []),
    ...suggestions.filter(({ kind }) => kind !== 'item').map(optionOf('refine')),
    ...recent.map((keywords): SearchOption => ({
      key: `recent ${keywords}`,
      group: 'recent',
      label: keywords,
      path: searchPath(keywords),
      picture: null,
      keywords,
    })),
  ];
}

/** Index of the option that a key leads to; -1 is the box itself, from which both ends can be reached. Null for other keys. */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A label in pieces, those marked that begin a word as the query's words do; accents and case do not matter. */
export function markedParts(label: string, query: string): readonly (readonly [text: string, marked: boolean])[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return label.split(/(\s+)/).flatMap((piece): (readonly [string, boolean])[] => {
    const word = words
      .filter((candidate) => fold(piece).startsWith(candidate))
      .toSorted((a, b) => b.length - a.length)[0];
    if (!word) return piece ? [[piece, false]] : [];
    const [head, tail] = [piece.slice(0, word.length), piece.slice(word.length)];
    return tail
      ? [
          [head, true],
          [tail, false],
        ]
      : [[head, true]];
  });
}
