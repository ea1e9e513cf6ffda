import { describe, expect, it } from '@jest/globals';
import {
  actionsOf,
  askedOf,
  canEdit,
  listingMoves,
  type Mover,
  moveOf,
  shownStates,
  type Standing,
  storedStates,
  type StoredState,
} from './listing-states.model.ts';

const standing = (state: StoredState, more: Partial<Standing> = {}): Standing => ({
  state,
  shown: state,
  track: 'consignment',
  isChanged: false,
  isSubmitted: false,
  wasPublished: !['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL'].includes(state),
  isGoods: false,
  ...more,
});
const direct = (state: StoredState, more: Partial<Standing> = {}) => standing(state, { track: 'direct', ...more });

describe('what a consignment allows', () => {
  it.each<[StoredState, Mover, string[]]>([
    ['INITIAL', 'seller', ['SUBMIT', 'DELETE']],
    ['INITIAL', 'admin', ['SUBMIT', 'DELETE']],
    ['DESCRIPTION', 'seller', ['SUBMIT', 'DELETE']],
    ['DESCRIPTION', 'admin', ['SUBMIT', 'SEND_BACK', 'DELETE']],
    ['FINAL_APPROVAL', 'seller', ['TAKE_BACK']],
    ['FINAL_APPROVAL', 'admin', ['APPROVE', 'SEND_BACK']],
    ['LISTING_ACTIVE', 'seller', ['PAUSE', 'END']],
    ['LISTING_ACTIVE', 'admin', ['PAUSE', 'END']],
    ['PAUSED', 'seller', ['RESUME', 'END']],
    ['PAUSED', 'shop', ['RESUME']],
    ['ENDED', 'seller', ['RELIST']],
  ])('%s to %s', (state, mover, actions) => expect(actionsOf(mover, standing(state))).toEqual(actions));

  it('lets the shop decide about changes of what is on the shop', () => {
    const changed = standing('LISTING_ACTIVE', { isChanged: true });
    expect(actionsOf('seller', changed)).toEqual(['SUBMIT', 'DISCARD', 'PAUSE', 'END']);
    expect(actionsOf('seller', { ...changed, isSubmitted: true })).toEqual(['TAKE_BACK', 'DISCARD', 'PAUSE', 'END']);
    expect(actionsOf('admin', { ...changed, isSubmitted: true })).toEqual([
      'APPROVE',
      'SEND_BACK',
      'DISCARD',
      'PAUSE',
      'END',
    ]);
  });

  it('asks the one whose turn it is, and leaves the text alone while the shop reads it', () => {
    expect(storedStates.map((state) => askedOf(standing(state)))).toEqual([
      'SELLER',
      'SELLER',
      'SHOP',
      null,
      null,
      null,
    ]);
    expect(canEdit('seller', standing('FINAL_APPROVAL'))).toBe(false);
    expect(canEdit('admin', standing('FINAL_APPROVAL'))).toBe(true);
    expect(canEdit('seller', standing('LISTING_ACTIVE', { isSubmitted: true }))).toBe(false);
    expect(canEdit('seller', standing('LISTING_ACTIVE'))).toBe(true);
  });
});

describe('what professional sellers may', () => {
  it('is to publish themselves', () => {
    expect(actionsOf('seller', direct('INITIAL'))).toEqual(['PUBLISH', 'DELETE']);
    expect(actionsOf('seller', direct('LISTING_ACTIVE', { isChanged: true }))).toEqual([
      'PUBLISH',
      'DISCARD',
      'PAUSE',
      'END',
    ]);
    expect(actionsOf('seller', direct('ENDED'))).toEqual(['RELIST']);
  });
});

describe('a sale', () => {
  it('leaves nothing to do with one of a kind, and goods to restock', () => {
    const sold = direct('LISTING_ACTIVE', { shown: 'SOLD', isChanged: true });
    expect(actionsOf('seller', sold)).toEqual([]);
    expect(canEdit('admin', sold)).toBe(false);
    expect(actionsOf('seller', { ...sold, isGoods: true })).toEqual(['PUBLISH', 'DISCARD']);
  });

  it('keeps a pending sale where it is', () => {
    expect(actionsOf('seller', direct('LISTING_ACTIVE', { shown: 'PENDING_SALE', isChanged: true }))).toEqual([
      'DISCARD',
    ]);
  });
});

describe('the table', () => {
  it('leads nowhere that it does not name', () => {
    for (const state of storedStates)
      for (const mover of ['seller', 'admin', 'shop'] as const)
        for (const action of actionsOf(mover, standing(state, { isChanged: true, isSubmitted: true })))
          expect(moveOf(action, mover, standing(state, { isChanged: true, isSubmitted: true }))?.from).toContain(state);
  });

  it('never publishes without everything being said, nor for a private seller', () => {
    const publishing = listingMoves.filter(({ publishes }) => publishes);
    expect(publishing.map(({ needs }) => needs)).toEqual(publishing.map(() => 'all'));
    const consigned = publishing.filter(({ track }) => track === 'consignment');
    expect(consigned.map(({ by }) => by)).toEqual(consigned.map(() => ['admin']));
    expect(shownStates).toHaveLength(storedStates.length + 2);
  });
});
