import { describe, expect, it } from '@jest/globals';
import { storeProfile } from '@headstock/contracts/store-profile';
import { nextOpening } from './next-opening.model.ts';

const { opening, timeZone } = storeProfile;
const next = (moment: string) => nextOpening(opening, timeZone, new Date(moment));

describe('the next opening', () => {
  it.each([
    // Monday to Saturday from 10 to 6, six hours behind UTC in winter and five in summer.
    ['2026-11-20T15:00:00Z', { inDays: 0, day: 'Friday', isOpen: false, opens: '10:00' }],
    ['2026-11-20T16:00:00Z', { inDays: 0, day: 'Friday', isOpen: true, closes: '18:00' }],
    ['2026-11-20T23:00:00Z', { inDays: 0, day: 'Friday', isOpen: true }],
    ['2026-11-20T23:01:00Z', { inDays: 1, day: 'Saturday', isOpen: false }],
    ['2026-11-21T05:59:00Z', { inDays: 1, day: 'Saturday' }],
    ['2026-11-21T06:00:00Z', { inDays: 0, day: 'Saturday' }],
    ['2026-11-22T03:00:00Z', { inDays: 2, day: 'Monday' }],
    ['2026-11-22T18:00:00Z', { inDays: 1, day: 'Monday' }],
    ['2026-07-03T15:00:00Z', { inDays: 0, day: 'Friday', isOpen: true }],
  ])('at %s', (moment, expected) => {
    expect(next(moment)).toMatchObject(expected);
  });

  it('is a week away for a shop of one day, and nowhere for one of none', () => {
    const fridays = [{ days: ['Friday'], opens: '10:00', closes: '18:00' }] as const;
    expect(nextOpening(fridays, timeZone, new Date('2026-11-20T23:30:00Z'))?.inDays).toBe(7);
    expect(nextOpening([], timeZone, new Date('2026-11-20T23:30:00Z'))).toBeNull();
  });
});
