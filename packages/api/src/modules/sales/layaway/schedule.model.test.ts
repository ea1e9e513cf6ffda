import { describe, expect, it } from '@jest/globals';
import { storeProfile } from '@headstock/contracts/store-profile';
import { randomNumbers } from '#api/platform/random-numbers.fixture.ts';
import { addMonths, scheduleOf, stateOf } from './schedule.model.ts';

const plan = { ref: 'three-months', depositBasisPoints: 2_000, instalments: 3, leastCents: 30_000 };
const start = new Date('2026-11-30T18:00:00Z');

describe('a schedule', () => {
  it('has a deposit and a payment each month', () => {
    expect(scheduleOf(plan, 100_001, start)).toEqual({
      depositCents: 20_000,
      instalments: [
        { position: 1, dueAt: new Date('2026-12-30T18:00:00Z'), amountCents: 26_667, untilCents: 46_667 },
        { position: 2, dueAt: new Date('2027-01-30T18:00:00Z'), amountCents: 26_667, untilCents: 73_334 },
        { position: 3, dueAt: new Date('2027-02-28T18:00:00Z'), amountCents: 26_667, untilCents: 100_001 },
      ],
    });
  });

  it('sums to the total to the cent, whatever the total and the plan', () => {
    const next = randomNumbers(1959);
    for (let round = 0; round < 5_000; round += 1) {
      const any = {
        ref: 'any',
        depositBasisPoints: 1 + next(9_999),
        instalments: 1 + next(24),
        leastCents: 0,
      };
      const total = 1 + next(round % 2 === 0 ? 500 : 2_000_000_000);
      const schedule = scheduleOf(any, total, start);
      if (!schedule) continue;
      const amounts = schedule.instalments.map(({ amountCents }) => amountCents);
      expect(amounts.reduce((sum, cents) => sum + cents, schedule.depositCents)).toBe(total);
      expect(schedule.instalments.at(-1)?.untilCents).toBe(total);
      expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      expect(amounts.every((cents) => cents > 0 && Number.isInteger(cents))).toBe(true);
    }
  });

  it('is not offered for what costs too little', () => {
    expect(scheduleOf(plan, 29_999, start)).toBeUndefined();
    expect(scheduleOf({ ...plan, leastCents: 0 }, 2, start)).toBeUndefined();
  });

  it('is right for each plan of the shop', () => {
    for (const own of storeProfile.layaway)
      expect(scheduleOf(own, 107_000, start)?.instalments).toHaveLength(own.instalments);
  });
});

it('keeps the day of the month, and takes the last one where there is none', () => {
  const days = [1, 2, 3].map((months) => addMonths(new Date('2027-12-31T09:30:00Z'), months).toISOString());
  expect(days).toEqual(['2028-01-31T09:30:00.000Z', '2028-02-29T09:30:00.000Z', '2028-03-31T09:30:00.000Z']);
});

it('knows an instalment as paid, open or overdue by what is paid in all', () => {
  const instalment = { position: 1, dueAt: start, amountCents: 10, untilCents: 30 };
  const before = new Date(start.getTime() - 1);
  const after = new Date(start.getTime() + 1);
  expect(stateOf(instalment, 30, after)).toBe('PAID');
  expect(stateOf(instalment, 29, after)).toBe('OVERDUE');
  expect(stateOf(instalment, 0, before)).toBe('OPEN');
});
