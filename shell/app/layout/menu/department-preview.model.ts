import { hasPhotograph, itemPath, pickPicture, toneOf } from '@headstock/commerce-client/item';
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
    readonly isPhoto: boolean;
  } | null;
}

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
  const imageId = item ? pickPicture(item.images, 'CARD') : '';
  return {
    counts: new Map(counts),
    newest:
      item && imageId
        ? {
            to: itemPath(item),
            name: `${item.brand.name} ${item.model}`,
            year: item.yearLabel,
            backdrop: toneOf(item.backdrop),
            imageId,
            isPhoto: hasPhotograph(item.images),
          }
        : null,
  };
}
