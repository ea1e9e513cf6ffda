import { expect, it } from '@jest/globals';
import { RateLimiter } from './rate-limiter.ts';

it('gives each client a burst, then what time brings, and says how long to wait', () => {
  const limiter = new RateLimiter({ perMinute: 60, burst: 3 });
  const takes = (client: string, now: number) => limiter.take(client, 1, now);
  expect([0, 0, 0, 0].map((now) => takes('a', now))).toEqual([0, 0, 0, 1]);
  expect(takes('b', 0)).toBe(0);
  expect([1000, 1000].map((now) => takes('a', now))).toEqual([0, 1]);
  expect([60_000, 60_000, 60_000, 60_000].map((now) => takes('a', now))).toEqual([0, 0, 0, 1]);
});

it('lets what costs more than everything wait for everything', () => {
  const limiter = new RateLimiter({ perMinute: 60, burst: 10 });
  expect([limiter.take('a', 1000, 0), limiter.take('a', 1000, 0), limiter.take('a', 5, 0)]).toEqual([0, 10, 5]);
  expect(limiter.take('a', 1000, 10_000)).toBe(0);
});

it('forgets who was not heard of for longest, and nobody else', () => {
  const limiter = new RateLimiter({ perMinute: 1, burst: 1 });
  for (let client = 0; client <= 10_000; client++) limiter.take(`${client}`, 1, 0);
  expect([limiter.take('10000', 1, 0), limiter.take('5', 1, 0), limiter.take('0', 1, 0)]).toEqual([60, 60, 0]);
});
