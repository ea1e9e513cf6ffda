import { describe, expect, it } from '@jest/globals';
import { afterSignOut } from './after-sign-out.model.ts';

describe('the page after signing out', () => {
  it.each([
    ['/profile/settings/details', '/'],
    ['/fr/profile/buying/purchases', '/fr'],
    ['/wishlist', '/'],
    ['/admin/registrations', '/'],
    ['/', null],
    ['/fr/shop', null],
    ['/no/such/page', null],
  ])('of %s is %s', (path, next) => expect(afterSignOut(path)).toBe(next));
});
