import { describe, expect, it, jest } from '@jest/globals';
import { lastMonths, monthAt, monthEnd } from './shop-months.ts';

describe('the months of the shop', () => {
  it('end at midnight in its time zone, in summer and in winter', () => {
    expect(monthEnd('2026-07').toISOString()).toBe('2026-08-01T05:00:00.000Z');
    expect(monthEnd('2026-12').toISOString()).toBe('2027-01-01T06:00:00.000Z');
    expect([monthAt(new Date('2026-08-01T04:59:59Z')), monthAt(monthEnd('2026-07'))]).toEqual(['2026-07', '2026-08']);
  });

  it('are counted back over the turn of the year', () => {
    expect(lastMonths(3, new Date('2026-02-10T12:00:00Z'))).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('are told without a formatter made for each, which a portfolio of hundreds would wait for', () => {
    const local = jest.spyOn(Date.prototype, 'toLocaleString');
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    for (const month of lastMonths(12)) monthEnd(month);
    expect([local.mock.calls.length, made.mock.calls.length]).toEqual([0, 0]);
    jest.restoreAllMocks();
  });
});
