import { describe, expect, it } from '@jest/globals';
import { listingStates, offerEventOf } from './tracking.ts';

describe('offer events', () => {
  it.each(['offerReceived', 'offerAccepted', 'offerDeclined', 'offerCountered'])('know %s', (name) =>
    expect(offerEventOf(name)).toBe(name),
  );

  it.each(['offerExpired', 'offerWithdrawn', 'OFFERRECEIVED', '', 'constructor'])('refuse %j', (name) =>
    expect(() => offerEventOf(name)).toThrow(/^Invalid offer state$/),
  );
});

describe('the states of a consigned instrument', () => {
  it('are four, in this order', () =>
    expect(listingStates).toEqual(['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL', 'LISTING_ACTIVE']));
});
