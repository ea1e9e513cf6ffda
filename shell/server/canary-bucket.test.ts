import { describe, expect, it } from '@jest/globals';
import { canaryBucket } from './canary-bucket.ts';

describe('the canary bucket', () => {
  it('is not assigned while there is no canary', () => {
    expect(canaryBucket('headstock-bucket=7', false, false)).toEqual({ bucket: undefined, cookie: null });
  });

  it('is assigned once and read from the cookie', () => {
    const first = canaryBucket(undefined, true, true);
    expect(first.cookie).toMatch(/^__Host-headstock-bucket=\d{1,2}; .*HttpOnly; Secure$/);
    const again = canaryBucket(`a=b; __Host-headstock-bucket=${first.bucket}`, true, true);
    expect(again).toEqual({ bucket: first.bucket, cookie: null });
  });

  it.each(['100', '-1', '1.5', 'all', ''])('is reassigned in place of %p', (value) => {
    const { bucket, cookie } = canaryBucket(`headstock-bucket=${value}`, true, false);
    expect(cookie).not.toBeNull();
    expect(bucket).toBeGreaterThanOrEqual(0);
    expect(bucket).toBeLessThan(100);
  });
});
