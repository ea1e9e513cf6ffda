import { type Neighbours, neighboursOf, oneOf, rangeOf } from '#mfe-account/features/list-page/list-address.model.ts';
import type {
  OfferCountFactsFragment,
  OfferDetailsFragment,
  OfferFactsFragment,
  OfferPageFragment,
} from './offers.generated.ts';

/** An offer of a list, and the open one with its moves, as the API answers them. */
export type OfferRow = OfferFactsFragment;
export type OpenOffer = OfferDetailsFragment;

/** Which side of its offers a page shows. */
export type OfferSide = 'buying' | 'selling';

/** The states in the sequence of the page, with their values in the address and the field of the counts. */
export const offerStates = [
  { state: 'RECEIVED', value: 'received' },
  { state: 'COUNTERED', value: 'countered' },
  { state: 'ACCEPTED', value: 'accepted' },
  { state: 'DECLINED', value: 'declined' },
  { state: 'EXPIRED', value: 'expired' },
  { state: 'WITHDRAWN', value: 'withdrawn' },
] as const;

/** The value of a state in the address. */
export type OfferStateValue = (typeof offerStates)[number]['value'];

/** What an address of a page of offers asks for. */
export interface OffersAddress {
  readonly state: OfferStateValue | null;
  /** The id of the open offer; null without one. */
  readonly offerId: string | null;
}

/** A page of offers with the open one. */
export interface OffersPage extends Neighbours, OffersAddress {
  readonly side: OfferSide;
  readonly offers: readonly OfferRow[];
  readonly counts: Omit<OfferCountFactsFragment, '__typename'>;
  /** Null without one, and for an id that is not the viewer's. */
  readonly open: OpenOffer | null;
  /** An admin looks at the offers of all sellers. */
  readonly isEverySeller: boolean;
}

/** Reads `?state=` and `?offer=`. */
export const readOffersAddress = (query: URLSearchParams): OffersAddress => ({
  state: oneOf(
    query.get('state'),
    offerStates.map(({ value }) => value),
  ),
  offerId: query.get('offer') || null,
});

/** The variables of a query for what an address asks for. */
export function offerVariables(query: URLSearchParams) {
  const { state, offerId } = readOffersAddress(query);
  return {
    ...rangeOf(query),
    state: offerStates.find(({ value }) => value === state)?.state ?? null,
    offerId: offerId ?? '',
    hasOffer: offerId !== null,
  };
}

/** What the API answers to either side's query. */
export interface OffersAnswer {
  readonly onwards?: OfferPageFragment | undefined;
  readonly backwards?: OfferPageFragment | undefined;
  readonly counts: OfferCountFactsFragment;
  readonly offer?: OpenOffer | null | undefined;
}

/** A page of offers as its page shows it. */
export function toOffersPage(
  answer: OffersAnswer,
  query: URLSearchParams,
  { side, isEverySeller = false }: { readonly side: OfferSide; readonly isEverySeller?: boolean },
): OffersPage {
  const page = answer.backwards ?? answer.onwards;
  return {
    ...readOffersAddress(query),
    side,
    isEverySeller,
    offers: page?.edges.map(({ node }) => node) ?? [],
    counts: answer.counts,
    open: answer.offer ?? null,
    ...neighboursOf(page?.pageInfo),
  };
}

/** The price that an offer is about now, in cents. */
export const currentCents = ({ agreedAmount, counterAmount, amountOffered, state }: OfferRow): number =>
  (state === 'COUNTERED' ? counterAmount : agreedAmount)?.amountCents ?? amountOffered.amountCents;

/** What shipping costs by the price that an offer is about now, in cents; null: what the checkout quotes. */
export const currentShipping = ({ agreedAmount, agreedShipping, ...offer }: OfferRow): number | null =>
  (offer.state === 'COUNTERED' ? offer.counterShipping : agreedAmount ? agreedShipping : offer.shippingOffered)
    ?.amountCents ?? null;

/** The most that shipping may be agreed to cost, in cents; the server enforces it. */
export const MOST_SHIPPING_CENTS = 1_000_000;

/** How far an offer is below the asking price, in whole percent, from 0 to 100. */
export function belowAskingPercent(offer: OfferRow): number {
  const asking = offer.listing.askingPrice.amountCents;
  return asking === 0 ? 0 : Math.min(100, Math.max(0, Math.round((1 - currentCents(offer) / asking) * 100)));
}

/** The prices between which another one may be, in cents; the ends of the seller's include the asking price. */
export function counterRange(offer: OfferRow, side: OfferSide): { readonly above: number; readonly below: number } {
  const offered = offer.amountOffered.amountCents;
  const asked = offer.counterAmount?.amountCents ?? null;
  // A seller's price below what was offered: anything below it can be named.
  const above = offer.isFromSeller || (asked !== null && asked < offered) ? 0 : offered;
  return side === 'buying'
    ? { above, below: asked ?? offer.listing.askingPrice.amountCents }
    : { above, below: offer.listing.askingPrice.amountCents + 1 };
}

/** The offers of a page that a seller can answer together: those that wait for an answer, where there are several. */
export function toAnswerTogether(offers: readonly OfferRow[], side: OfferSide): readonly OfferRow[] {
  const waiting = offers.filter(({ actions, state }) => state === 'RECEIVED' && actions.includes('ACCEPT'));
  return side === 'selling' && waiting.length > 1 ? waiting : [];
}

/** Live offers of a buyer: those that wait for the buyer first, then by the time that is left. */
export const byUrgency = (offers: readonly OfferRow[]): OfferRow[] =>
  offers.toSorted(
    (one, other) =>
      Number(one.state === 'RECEIVED') - Number(other.state === 'RECEIVED') || one.secondsLeft - other.secondsLeft,
  );

/** Where the thread of an offer is read or begun. A seller's that was not taken up has none: its thread is the item's. */
export const threadPath = ({ id, isFromSeller, state, listing }: OfferRow): string =>
  isFromSeller && state !== 'ACCEPTED'
    ? `/profile/messages/new?about=item&id=${listing.item.id}`
    : `/profile/messages/new?about=offer&id=${id}`;
