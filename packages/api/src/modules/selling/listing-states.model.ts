import type { Completeness } from '@headstock/contracts/listing-problems';

/** The states that a listing is moved to. The first four are those of a consignment, as the tracking names them. */
export const storedStates = ['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL', 'LISTING_ACTIVE', 'PAUSED', 'ENDED'] as const;
export type StoredState = (typeof storedStates)[number];

/** The states as people see them: two of them follow from offers and orders, and nobody moves a listing there. */
export const shownStates = [...storedStates, 'PENDING_SALE', 'SOLD'] as const;
export type ShownState = (typeof shownStates)[number];

/** What can be done with a listing. */
export const listingActions = [
  'SUBMIT',
  'TAKE_BACK',
  'APPROVE',
  'SEND_BACK',
  'PUBLISH',
  'DISCARD',
  'PAUSE',
  'RESUME',
  'END',
  'RELIST',
  'DELETE',
] as const;
export type ListingAction = (typeof listingActions)[number];

/** Who moves: the owner, an admin, or the shop by itself. */
export type Mover = 'seller' | 'admin' | 'shop';
/** How a listing gets on the shop: private sellers consign and the shop decides, all others publish themselves. */
export type Track = 'consignment' | 'direct';
/** What must hold for a move, beside the state. */
type Condition = 'changed' | 'submitted' | 'neverPublished';

/** A way from one state to another. */
export type Move = {
  readonly action: ListingAction;
  readonly from: readonly StoredState[];
  /** Null: the state stays. */
  readonly to: StoredState | null;
  readonly by: readonly Mover[];
  readonly track?: Track;
  readonly when?: Condition;
  /** How much the draft must say. */
  readonly needs?: Completeness;
  /** The draft becomes what buyers see. */
  readonly publishes?: true;
};

const both = ['seller', 'admin'] as const;
const live = ['LISTING_ACTIVE', 'PAUSED'] as const;

/** Every way; there is no other. */
export const listingMoves: readonly Move[] = [
  { action: 'SUBMIT', from: ['INITIAL'], to: 'DESCRIPTION', by: both, track: 'consignment', needs: 'facts' },
  { action: 'SUBMIT', from: ['DESCRIPTION'], to: 'FINAL_APPROVAL', by: both, track: 'consignment', needs: 'all' },
  { action: 'SUBMIT', from: live, to: null, by: ['seller'], track: 'consignment', when: 'changed', needs: 'all' },
  { action: 'TAKE_BACK', from: ['FINAL_APPROVAL'], to: 'DESCRIPTION', by: ['seller'], track: 'consignment' },
  { action: 'TAKE_BACK', from: live, to: null, by: ['seller'], track: 'consignment', when: 'submitted' },
  {
    action: 'APPROVE',
    from: ['FINAL_APPROVAL'],
    to: 'LISTING_ACTIVE',
    by: ['admin'],
    track: 'consignment',
    needs: 'all',
    publishes: true,
  },
  {
    action: 'APPROVE',
    from: live,
    to: null,
    by: ['admin'],
    track: 'consignment',
    when: 'changed',
    needs: 'all',
    publishes: true,
  },
  { action: 'SEND_BACK', from: ['DESCRIPTION'], to: 'INITIAL', by: ['admin'], track: 'consignment' },
  { action: 'SEND_BACK', from: ['FINAL_APPROVAL'], to: 'DESCRIPTION', by: ['admin'], track: 'consignment' },
  { action: 'SEND_BACK', from: live, to: null, by: ['admin'], track: 'consignment', when: 'submitted' },
  {
    action: 'PUBLISH',
    from: ['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL'],
    to: 'LISTING_ACTIVE',
    by: both,
    track: 'direct',
    needs: 'all',
    publishes: true,
  },
  {
    action: 'PUBLISH',
    from: live,
    to: null,
    by: both,
    track: 'direct',
    when: 'changed',
    needs: 'all',
    publishes: true,
  },
  { action: 'DISCARD', from: ['LISTING_ACTIVE', 'PAUSED', 'ENDED'], to: null, by: both, when: 'changed' },
  { action: 'PAUSE', from: ['LISTING_ACTIVE'], to: 'PAUSED', by: both },
  { action: 'RESUME', from: ['PAUSED'], to: 'LISTING_ACTIVE', by: ['seller', 'admin', 'shop'] },
  { action: 'END', from: live, to: 'ENDED', by: both },
  { action: 'RELIST', from: ['ENDED'], to: 'LISTING_ACTIVE', by: both, track: 'direct', needs: 'all', publishes: true },
  { action: 'RELIST', from: ['ENDED'], to: 'DESCRIPTION', by: both, track: 'consignment' },
  { action: 'DELETE', from: ['INITIAL', 'DESCRIPTION'], to: null, by: both, when: 'neverPublished' },
];

/** How a listing stands, as far as it decides on what can be done. */
export type Standing = {
  readonly state: StoredState;
  readonly shown: ShownState;
  readonly track: Track;
  /** The draft differs from what buyers see. */
  readonly isChanged: boolean;
  readonly isSubmitted: boolean;
  readonly wasPublished: boolean;
  /** More of the same can be sold. */
  readonly isGoods: boolean;
};

const holds = (when: Condition | undefined, { isChanged, isSubmitted, wasPublished }: Standing): boolean =>
  when === undefined ||
  (when === 'changed' && isChanged) ||
  (when === 'submitted' && isSubmitted) ||
  (when === 'neverPublished' && !wasPublished);

/** What a sale leaves open: nothing for one of a kind; goods that are sold out can be restocked. */
function isLeftBySale({ shown, isGoods }: Standing, action: ListingAction): boolean {
  if (shown === 'SOLD')
    return isGoods && (action === 'PUBLISH' || action === 'APPROVE' || action === 'SUBMIT' || action === 'DISCARD');
  return shown !== 'PENDING_SALE' || action === 'DISCARD';
}

/** The move of an action for somebody; undefined where it is not theirs, or leads nowhere from here. */
export function moveOf(action: ListingAction, mover: Mover, standing: Standing): Move | undefined {
  if (!isLeftBySale(standing, action)) return undefined;
  // What waits for the shop is not submitted twice.
  if (action === 'SUBMIT' && standing.isSubmitted && standing.wasPublished) return undefined;
  return listingMoves.find(
    (move) =>
      move.action === action &&
      move.from.includes(standing.state) &&
      move.by.includes(mover) &&
      (move.track ?? standing.track) === standing.track &&
      holds(move.when, standing),
  );
}

/** What somebody can do with a listing, in the order of the table. */
export const actionsOf = (mover: Mover, standing: Standing): ListingAction[] =>
  listingActions.filter((action) => moveOf(action, mover, standing) !== undefined);

/** Whether somebody may change the draft: not while it lies with the shop, except the shop itself, and not what is sold. */
export function canEdit(mover: Mover, { state, shown, isSubmitted, isGoods, track }: Standing): boolean {
  if (shown === 'SOLD' && !isGoods) return false;
  const isWithShop = track === 'consignment' && (state === 'FINAL_APPROVAL' || isSubmitted);
  return mover === 'admin' || !isWithShop;
}

/** Whose turn it is; null when nothing is asked of anybody. */
export function askedOf({ state, shown, track, isSubmitted }: Standing): 'SELLER' | 'SHOP' | null {
  if (shown === 'SOLD' || shown === 'PENDING_SALE') return null;
  if (track === 'consignment' && (state === 'FINAL_APPROVAL' || isSubmitted)) return 'SHOP';
  return state === 'INITIAL' || state === 'DESCRIPTION' ? 'SELLER' : null;
}
