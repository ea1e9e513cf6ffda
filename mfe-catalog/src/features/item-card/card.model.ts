import {
  nameOf,
  hasPhotograph,
  pickPicture,
  toneOf,
  type Condition,
  type ImageView,
  type ItemFacts,
  type ListingFacts,
} from '@headstock/commerce-client/item';
import type { BackdropTone } from '@headstock/ui/backdrop-tone';

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
  /** The picture is a photograph, with a ground of its own. */
  readonly isPhoto?: true;
  /** What the photograph shows; absent where nobody said it. */
  readonly alt?: string;
  readonly cents: number;
  /** Absent for merch, which has no grade. */
  readonly condition?: Condition;
  /** Kept for a buyer who has yet to pay, or being paid. */
  readonly isPending?: true;
  /** Sold or out of stock. */
  readonly isSold?: true;
  /** When it was sold, in UTC. */
  readonly soldAt?: string;
}

/** The card of an item, or null where nothing offers it. */
export function cardOf(item: ItemFacts, listing: ListingFacts | null, view: ImageView = 'CARD'): CardView | null {
  if (!listing) return null;
  const isSold = !listing.isAvailable && !listing.isPaymentPending;
  return {
    id: item.id,
    slug: item.slug,
    name: nameOf(item.title, item.yearLabel),
    ...(item.yearLabel ? { year: item.yearLabel } : {}),
    meta: item.subtitle,
    backdrop: toneOf(item.backdrop),
    picture: pickPicture(item.images, view),
    ...(hasPhotograph(item.images) ? { isPhoto: true } : {}),
    ...(item.coverAlt ? { alt: item.coverAlt } : {}),
    cents: listing.askingPrice.amountCents,
    ...(item.category.slug === 'merch' ? {} : { condition: item.condition }),
    ...(listing.isPendingSale || listing.isPaymentPending ? { isPending: true } : {}),
    ...(isSold ? { isSold } : {}),
    ...(listing.soldAt && isSold ? { soldAt: listing.soldAt } : {}),
  };
}
