import type { Backdrop, Condition, ImageView, ItemFactsFragment, ListingFactsFragment } from './item.generated.ts';

/** What is shown of an item on a card. */
export type ItemFacts = ItemFactsFragment;
/** What is shown of a listing on a card. */
export type ListingFacts = ListingFactsFragment;
export type { Condition, ImageView };

/** A picture of the image service with its crop. */
export interface ItemPicture {
  readonly id: string;
  readonly view: ImageView;
}

const ratings = { NEW: 0, PROJECT: 1, FAIR: 2, GOOD: 3, VERY_GOOD: 4, EXCELLENT: 5, MINT: 6 } as const satisfies Record<
  Condition,
  number
>;

const tones = { SURF: 'surf', SHELL: 'shell', SONIC: 'sonic', BUTTER: 'butter', FOG: 'fog' } as const satisfies Record<
  Backdrop,
  Lowercase<Backdrop>
>;

/** The six rated conditions, lowest first. New is not one of them. */
export const grades = ['PROJECT', 'FAIR', 'GOOD', 'VERY_GOOD', 'EXCELLENT', 'MINT'] as const satisfies Condition[];

/** The path of an item's page, without the language. */
export const itemPath = (item: { readonly slug: string; readonly id: string }): string =>
  `/shop/${encodeURIComponent(item.slug)}/${encodeURIComponent(item.id)}`;

/** The rating of a condition: Project 1 to Mint 6, New 0. */
export const ratingOf = (condition: Condition): (typeof ratings)[Condition] => ratings[condition];

/** The name of a backdrop in the design system. */
export const toneOf = (backdrop: Backdrop): Lowercase<Backdrop> => tones[backdrop];

/**
 * The title without the year, which the page sets large. The year is first in English and last in French, as one year, as a
 * range, or with a word for “about”.
 */
export function nameOf(title: string, year: string | null): string {
  const first = /\d{4}/.exec(year ?? '')?.[0];
  if (!first) return title;
  const date = `(?:(?:c\\.|vers) )?${first}(?:[-–]\\d{2,4})?`;
  return title.replace(new RegExp(`^${date} |,? ${date}$`, 'u'), '');
}

/** Whether an item is shown by a photograph: its first picture is one, chosen as the cover by its seller. */
export const hasPhotograph = (images: readonly ItemPicture[]): boolean => images[0]?.view === 'PHOTO';

/** The id of the cover where that is a photograph, else of the picture in a crop, of the first where there is no such crop, or '' without pictures. */
export const pickPicture = (images: readonly ItemPicture[], view: ImageView): string =>
  ((hasPhotograph(images) ? undefined : images.find((image) => image.view === view)) ?? images[0])?.id ?? '';
