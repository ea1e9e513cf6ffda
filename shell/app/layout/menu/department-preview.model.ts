import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import type { FacetKey, MenuGroupQuery } from './menu-group.generated.ts';

/** What the shop knows about a group just now. */
export interface DepartmentPreview {
  /** How many things a value of a facet has; keys are `BRAND fender`. */
  readonly counts: ReadonlyMap<string, number>;
  readonly newest: {
    readonly to: string;
    /** Brand and model, without the year. */
    readonly name: string;
    readonly year: string | null;
    readonly backdrop: BackdropTone;
    readonly imageId: string;
  } | null;
}

const backdrops: Readonly<Record<string, BackdropTone>> = {
  SURF: 'surf',
  SHELL: 'shell',
  SONIC: 'sonic',
  BUTTER: 'butter',
  FOG: 'fog',
};

/** Key of a count. */
export const countKey = (facet: { readonly key: FacetKey; readonly value: string }): string =>
  `${facet.key} ${facet.value}`;

/** What is known of a group when the shop does not answer. */
export const emptyPreview: DepartmentPreview = { counts: new Map(), newest: null };

/** The answer of the API as the menu shows it. */
export function toDepartmentPreview({ listings }: MenuGroupQuery): DepartmentPreview {
  const counts = listings.facets.flatMap(({ key, values }) =>
    values.map(({ value, count }) => [countKey({ key, value }), count] as const),
  );
  const item = listings.nodes[0]?.item;
  const image = item?.images.find(({ view }) => view === 'CARD') ?? item?.images[0];
  return {
    counts: new Map(counts),
    newest:
      item && image
        ? {
            to: `/shop/${encodeURIComponent(item.slug)}/${encodeURIComponent(item.id)}`,
            name: `${item.brand.name} ${item.model}`,
            year: item.yearLabel,
            backdrop: backdrops[item.backdrop] ?? 'fog',
            imageId: image.id,
          }
        : null,
  };
}
