import { describe, expect, it } from '@jest/globals';
import { storeProfile } from '@headstock/contracts/store-profile';
import { closingAfter, returnTerms } from './return-window.model.ts';

describe('the last moment to ask for a return', () => {
  it.each([
    // The policy's own example: comes on a Tuesday, Friday at 6 pm, Central time.
    ['2026-11-24T16:00:00Z', 3, '2026-11-28T00:00:00.000Z'],
    // Thursday: the third day is a Sunday, so Monday will do.
    ['2026-11-26T16:00:00Z', 3, '2026-12-01T00:00:00.000Z'],
    // Late on Tuesday in Nashville is Wednesday in London, but counts as Tuesday.
    ['2026-11-25T05:30:00Z', 3, '2026-11-28T00:00:00.000Z'],
    // Over 8 March 2026, when the clocks go forward: 6 pm is CDT.
    ['2026-03-06T18:00:00Z', 3, '2026-03-09T23:00:00.000Z'],
    // Over 1 November 2026, when they go back: 6 pm is CST.
    ['2026-10-30T18:00:00Z', 3, '2026-11-03T00:00:00.000Z'],
    // Goods: thirty days, over the change.
    ['2026-10-12T18:00:00Z', 30, '2026-11-12T00:00:00.000Z'],
  ])('of what came at %s, with %d days, is %s', (arrived, days, until) => {
    expect(closingAfter(new Date(arrived), days, storeProfile).toISOString()).toBe(until);
  });

  it('is closing time of that day, where Saturdays are shorter', () => {
    const opening = [
      { days: ['Monday', 'Friday'], opens: '10:00', closes: '18:00' },
      { days: ['Saturday'], opens: '10:00', closes: '13:30' },
    ] as const;
    const hours = { opening, timeZone: 'Europe/Paris' };
    expect(closingAfter(new Date('2026-11-25T10:00:00Z'), 3, hours).toISOString()).toBe('2026-11-28T12:30:00.000Z');
    // Sunday and what follows it are closed until Friday, but for Monday.
    expect(closingAfter(new Date('2026-11-26T10:00:00Z'), 3, hours).toISOString()).toBe('2026-11-30T17:00:00.000Z');
    expect(closingAfter(new Date('2026-11-28T10:00:00Z'), 3, hours).toISOString()).toBe('2026-12-04T17:00:00.000Z');
  });

  it('is midnight for a shop that never opens', () => {
    const closed = { opening: [], timeZone: 'UTC' };
    expect(closingAfter(new Date('2026-11-24T16:00:00Z'), 3, closed).toISOString()).toBe('2026-11-28T00:00:00.000Z');
  });

  it('still counts itself', () => {
    const arrived = new Date('2026-11-24T16:00:00Z');
    const until = new Date('2026-11-28T00:00:00.000Z');
    expect(returnTerms(arrived, 3, storeProfile, until)).toEqual({ days: 3, until, isOpen: true });
    expect(returnTerms(arrived, 3, storeProfile, new Date(until.getTime() + 1)).isOpen).toBe(false);
  });
});
