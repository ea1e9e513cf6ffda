import { describe, expect, it } from '@jest/globals';
import {
  clockText,
  isRenewable,
  holdState,
  parseHoldMessage,
  secondsUntil,
  announcementBetween,
} from './hold.model.ts';

const answer = {
  message: null,
  code: null,
  until: '2026-11-21T21:45:00Z',
  secondsLeft: 600,
  renewalsLeft: 2,
  held: [{ listingId: 'a' }],
  heldByOthers: [],
};

describe('the clock', () => {
  it('counts the seconds that the server gave, whatever time this browser thinks it is', () => {
    const known = holdState(answer, 5_000, 5_400);
    expect(known.secondsLeft).toBe(600);
    expect(secondsUntil(known.deadline, 5_001)).toBe(600);
    expect(secondsUntil(known.deadline, 6_000)).toBe(599);
    expect(secondsUntil(known.deadline, 700_000)).toBe(0);
  });

  it.each([
    [600, '10:00'],
    [599, '9:59'],
    [61, '1:01'],
    [9, '0:09'],
    [0, '0:00'],
  ])('reads %d seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

  it('is read out at five, two and one minutes and at the end, once each', () => {
    const heard: unknown[] = [];
    for (let seconds = 600; seconds > 0; seconds -= 1) heard.push(announcementBetween(seconds, seconds - 1));
    expect(heard.filter((minutes) => minutes !== null)).toEqual([5, 2, 1, 0]);
  });

  it('says only the last of what a sleeping computer missed', () => {
    expect(announcementBetween(400, 50)).toBe(1);
    expect(announcementBetween(400, 0)).toBe(0);
    expect(announcementBetween(50, 600)).toBeNull();
  });

  it('can be given more time when little is left', () => {
    const known = holdState(answer, 0, 0);
    expect([301, 300, 1, 0].map((seconds) => isRenewable(known, seconds))).toEqual([false, true, true, false]);
    expect(isRenewable({ ...known, renewalsLeft: 0 }, 100)).toBe(false);
  });
});

it('asks again when the first of what others hold may be free', () => {
  const heldByOthers = [{ secondsLeft: 400 }, { secondsLeft: 90 }];
  expect(holdState({ ...answer, heldByOthers }, 0, 0)).toMatchObject({ isOthers: true, freeIn: 90 });
});

it('takes over from another tab only what is an answer', () => {
  const others = { ...answer, message: 'On hold', code: 'held-by-others', heldByOthers: [{ secondsLeft: 90 }] };
  expect(parseHoldMessage({ orders: 'one', answer: others })).toEqual({ orders: 'one', answer: others });
  const news = { orders: 'one', answer };
  for (const wrong of [null, 'x', {}, { ...news, orders: 1 }, { ...news, answer: { ...answer, secondsLeft: null } }])
    expect(parseHoldMessage(wrong)).toBeNull();
});
