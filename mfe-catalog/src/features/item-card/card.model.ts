import { nameOf } from '@headstock/contracts/item-name';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';
import type { ConditionRatingValue } from '@headstock/ui/condition-rating-value';
import type { Condition, ImageView, ItemFactsFragment, ListingFactsFragment, Backdrop } from './card.generated.ts';

/** What a card shows, and no more: it travels in the HTML of the page. */
export interface CardView {
  readonly id: string;
  readonly slug: string;
  /** Brand and model, without the year. */
  readonly name: string;
  readonly year?: string;
  readonly meta: string;
  readonly backdrop: BackdropTone;
  /** Id of the picture in the crop `card`. */
  readonly picture: string;
  readonly cents: number;
  /** Absent for merch, which has no grade. */
  readonly condition?: Condition;
  /** Sold or out of stock. */
  readonly gone?: true;
  /** When it was sold, in UTC. */
  readonly soldAt?: string;
}

/** A picture of the image service with its crop. */
export interface PictureFacts {
  readonly id: string;
  readonly view: ImageView;
}

const strings: Readonly<Record<Condition, ConditionRatingValue>> = {
  NEW: 0,
  PROJECT: 1,
  FAIR: 2,
  GOOD: 3,
  VERY_GOOD: 4,
  EXCELLENT: 5,
  MINT: 6,
};

/** The six grades from the lowest up; New stands outside of them. */
export const grades = ['PROJECT', 'FAIR', 'GOOD', 'VERY_GOOD', 'EXCELLENT', 'MINT'] as const satisfies Condition[];

/** Strings of a grade: Project 1 to Mint 6, none for New. */
export const ratingOf = (condition: Condition): ConditionRatingValue => strings[condition];

const tones: Readonly<Record<Backdrop, BackdropTone>> = {
  SURF: 'surf',
  SHELL: 'shell',
  SONIC: 'sonic',
  BUTTER: 'butter',
  FOG: 'fog',
};

/** The backdrop's name in the design system. */
export const toneOf = (backdrop: Backdrop): BackdropTone => tones[backdrop];

/** Id of the picture in a crop, of the first picture where there is no such crop, or an empty text. */
export function pictureOf(images: readonly PictureFacts[], view: ImageView): string {
  return (images.find((image) => image.view === view) ?? images[0])?.id ?? '';
}

/** Address of an item's page. */
export const itemPath = (item: { readonly slug: string; readonly id: string }): string =>
  `/shop/${encodeURIComponent(item.slug)}/${encodeURIComponent(item.id)}`;

/** The card of an item, or null where nothing offers it. */
export function cardOf(
  item: ItemFactsFragment,
  listing: ListingFactsFragment | null,
  view: ImageView = 'CARD',
): CardView | null {
  if (!listing) return null;
  return {
    id: item.id,
    slug: item.slug,
    name: nameOf(item.title, item.yearLabel),
    ...(item.yearLabel ? { year: item.yearLabel } : {}),
    meta: item.subtitle,
    backdrop: toneOf(item.backdrop),
    picture: pictureOf(item.images, view),
    cents: listing.askingPrice.amountCents,
    ...(item.category.slug === 'merch' ? {} : { condition: item.condition }),
    ...(listing.isAvailable ? {} : { gone: true }),
    ...(listing.soldAt && !listing.isAvailable ? { soldAt: listing.soldAt } : {}),
  };
}
