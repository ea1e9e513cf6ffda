import { describe, expect, it } from '@jest/globals';
import { askableDays, dayOf, endOfDay } from './ship-day.model.ts';

const zone = 'America/Chicago';

describe('a day on which something is sent', () => {
  it('ends at six where the shop is, in winter and in summer', () => {
    expect(endOfDay('2026-12-05', zone)?.toISOString()).toBe('2026-12-06T00:00:00.000Z');
    expect(endOfDay('2026-07-05', zone)?.toISOString()).toBe('2026-07-05T23:00:00.000Z');
    expect(dayOf(new Date('2026-12-06T00:00:00Z'), zone)).toBe('2026-12-05');
  });

  it.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '2026-12-5', '+002026-12-05', '2026-12-05T18:00'])(
    'is not %j',
    (day) => expect(endOfDay(day, zone)).toBeNull(),
  );

  it('may be asked for from the day after the one that stands, and from tomorrow once that is over', () => {
    const now = new Date('2026-12-01T18:00:00Z');
    const shipBy = new Date('2026-12-04T00:00:00Z');
    expect(askableDays(shipBy, now, zone)).toEqual({ first: '2026-12-04', last: '2027-01-15' });
    expect(askableDays(new Date('2026-11-20T00:00:00Z'), now, zone).first).toBe('2026-12-02');
  });
});
