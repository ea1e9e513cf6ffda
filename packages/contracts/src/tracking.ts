/** Offer events as the tracking names them. */
export const offerEvents = ['offerReceived', 'offerAccepted', 'offerDeclined', 'offerCountered'] as const;
export type OfferEvent = (typeof offerEvents)[number];

/** The states through which a consigned instrument comes on the wall. */
export const listingStates = ['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL', 'LISTING_ACTIVE'] as const;
export type ListingState = (typeof listingStates)[number];

/** Everything that may be counted about a visit. */
export const trackedEventNames = [
  'pageViewed',
  'itemViewed',
  'itemAddedToCart',
  'checkoutStarted',
  'purchased',
  'performedSearch',
  ...offerEvents,
  'listingStateChanged',
] as const;
export type TrackedEventName = (typeof trackedEventNames)[number];

/** The offer event of a name; throws 'Invalid offer state' for every other name. */
export function offerEventOf(name: string): OfferEvent {
  const known = offerEvents.find((event) => event === name);
  if (!known) throw new Error('Invalid offer state');
  return known;
}

/** An item whose page is shown, as pages know it; what of it is counted, the tracking decides. */
export interface SeenItem {
  readonly item: {
    readonly id: string;
    readonly title: string;
    readonly brand: { readonly name: string };
    readonly category: { readonly title: string };
  };
  /** Undefined for what is not offered. */
  readonly offer: { readonly listingId: string; readonly cents: number } | undefined;
}

/** An item that somebody looks at. */
export interface TrackedItem {
  readonly itemId: string;
  /** Null for what is not offered. */
  readonly listingId: string | null;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly amountCents: number | null;
}

/** One line of a cart or an order. */
export interface TrackedLine {
  readonly itemId: string;
  readonly listingId: string;
  readonly title: string;
  readonly quantity: number;
  /** Of one piece. */
  readonly amountCents: number;
}

/** A placed order, as the buyer's page reports it the first time. */
export interface TrackedOrder {
  readonly id: string;
  readonly number: string;
  readonly currency: string;
  readonly totalCents: number;
  readonly taxCents: number;
  readonly shippingCents: number;
  readonly lines: readonly TrackedLine[];
}

/** An offer, as far as the tracking knows it. */
export interface TrackedOffer {
  readonly id: string;
  readonly item: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    readonly listing: { readonly id: string } | null;
    readonly images: readonly { readonly url: string }[];
    readonly parentItem: { readonly images: readonly { readonly url: string }[] } | null;
  };
  readonly amountOffered: { readonly amount: number; readonly amountCents: number };
}

/** What somebody searched for, under the names that the reports use. */
export interface TrackedSearch {
  readonly SearchTerm: string;
  readonly SearchFilters: Readonly<Record<string, string>>;
  /** Path of the page, without language prefix. */
  readonly SearchLocation: string;
}

/** The payload of each event. */
export interface TrackedProperties extends Readonly<Record<OfferEvent, TrackedOffer>> {
  readonly pageViewed: { readonly path: string };
  readonly itemViewed: TrackedItem;
  readonly itemAddedToCart: TrackedLine;
  readonly checkoutStarted: {
    readonly currency: string;
    readonly totalCents: number;
    readonly lines: readonly TrackedLine[];
  };
  readonly purchased: Omit<TrackedOrder, 'id'>;
  readonly performedSearch: TrackedSearch;
  readonly listingStateChanged: { readonly listingId: string; readonly state: ListingState };
}

/** The body of `POST /api/tracking`. The server believes of `user` only what the session says, too. */
export type TrackedEvent = {
  readonly [Name in TrackedEventName]: {
    readonly eventName: Name;
    readonly order: { readonly id: string } | null;
    readonly user: { readonly id: string } | null;
    readonly properties: TrackedProperties[Name];
  };
}[TrackedEventName];
