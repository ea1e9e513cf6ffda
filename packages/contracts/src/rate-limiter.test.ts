import { expect, it } from '@jest/globals';
import { RateLimiter } from './rate-limiter.ts';

it('allows each client a burst, then refills over time, and returns the seconds to wait', () => {
  const limiter = new RateLimiter({ perMinute: 60, burst: 3 });
  const takes = (client: string, now: number) => limiter.take(client, 1, now);
  expect([0, 0, 0, 0].map((now) => takes('a', now))).toEqual([0, 0, 0, 1]);
  expect(takes('b', 0)).toBe(0);
  expect([1000, 1000].map((now) => takes('a', now))).toEqual([0, 1]);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => takes('a', now))).toEqual([0, 0, 0, 1]);
});

it('charges a request that exceeds the burst the whole burst', () => {
  const limiter = new RateLimiter({ perMinute: 60, burst: 10 });
  expect([limiter.take('a', 1000, 0), limiter.take('a', 1000, 0), limiter.take('a', 5, 0)]).toEqual([0, 10, 5]);
  expect(limiter.take('a', 1000, 10_000)).toBe(0);
});

it('evicts the least recently seen client, and no other', () => {
  const limiter = new RateLimiter({ perMinute: 1, burst: 1 });
  for (let client = 0; client <= 10_000; client++) limiter.take(`${client}`, 1, 0);
  expect([limiter.take('10000', 1, 0), limiter.take('5', 1, 0), limiter.take('0', 1, 0)]).toEqual([60, 60, 0]);
});
