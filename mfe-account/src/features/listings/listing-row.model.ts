import { neighboursOf, type Neighbours } from '#mfe-account/features/list-page/list-address.model.ts';
import type { ListingsPageQuery, ListingsRowFragment } from './listings.generated.ts';

/** A listing as a row of the list shows it. */
export type ListingRow = ListingsRowFragment;
export type ListingState = ListingRow['state'];

/** The states in the order of the filters, with their value in the address. */
export const listingStates = [
  { state: 'INITIAL', value: 'draft' },
  { state: 'DESCRIPTION', value: 'description' },
  { state: 'FINAL_APPROVAL', value: 'approval' },
  { state: 'LISTING_ACTIVE', value: 'active' },
  { state: 'PENDING_SALE', value: 'pending' },
  { state: 'PAUSED', value: 'paused' },
  { state: 'SOLD', value: 'sold' },
  { state: 'ENDED', value: 'ended' },
] as const satisfies readonly { readonly state: ListingState; readonly value: string }[];

/** The colour of a state's badge. */
export const toneOfState: Readonly<Record<ListingState, 'plain' | 'good' | 'warn' | 'plush'>> = {
  INITIAL: 'plain',
  DESCRIPTION: 'plain',
  FINAL_APPROVAL: 'warn',
  LISTING_ACTIVE: 'good',
  PENDING_SALE: 'plush',
  PAUSED: 'warn',
  SOLD: 'plain',
  ENDED: 'plain',
};

/** What can be done from the list, beside editing; what it asks of the draft, the editor shows. */
export type RowAction = 'PAUSE' | 'RESUME' | 'END' | 'RELIST' | 'DELETE';

const actions: Readonly<Partial<Record<ListingState, readonly RowAction[]>>> = {
  INITIAL: ['DELETE'],
  LISTING_ACTIVE: ['PAUSE', 'END'],
  PAUSED: ['RESUME', 'END'],
  ENDED: ['RELIST'],
};

/** The actions of a row; the server decides about each. */
export const actionsOfRow = ({ state }: Pick<ListingRow, 'state'>): readonly RowAction[] => actions[state] ?? [];

/** What a listing asks of its seller next, as the message names it; null for nothing. */
export function nextOf({ state, openOffers, submittedAt, askedReason, isConsignment }: ListingRow): string | null {
  if (openOffers > 0) return 'offers';
  if (askedReason !== null) return 'changes';
  if (state === 'FINAL_APPROVAL' || submittedAt !== null) return 'shop';
  if (state === 'INITIAL') return isConsignment ? 'propose' : 'publish';
  return state === 'DESCRIPTION' ? 'describe' : null;
}

/** Whole days since a moment. */
export const daysSince = (moment: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 86_400_000));

/** A page of the list. */
export interface ListingsPage extends Neighbours {
  readonly listings: readonly ListingRow[];
  readonly totalCount: number;
  readonly counts: Readonly<Record<ListingState, number>>;
}

/** The page of an answer. */
export function toListingsPage({ sellerListings, sellerListingCounts }: ListingsPageQuery): ListingsPage {
  const countOf = (state: ListingState): number => sellerListingCounts.find((row) => row.state === state)?.count ?? 0;
  return {
    listings: sellerListings.edges.map(({ node }) => node),
    totalCount: sellerListings.totalCount,
    counts: {
      INITIAL: countOf('INITIAL'),
      DESCRIPTION: countOf('DESCRIPTION'),
      FINAL_APPROVAL: countOf('FINAL_APPROVAL'),
      LISTING_ACTIVE: countOf('LISTING_ACTIVE'),
      PENDING_SALE: countOf('PENDING_SALE'),
      PAUSED: countOf('PAUSED'),
      SOLD: countOf('SOLD'),
      ENDED: countOf('ENDED'),
    },
    ...neighboursOf(sellerListings.pageInfo),
  };
}
