import { describe, expect, it } from '@jest/globals';
import { currentLink, type SectionGroup, type SectionLink } from './section-nav.model.ts';

const groups: readonly SectionGroup<SectionLink>[] = [
  { key: 'account', head: { to: '/profile' }, links: [{ to: '/profile/dashboard' }] },
  { key: 'settings', head: { to: '/profile/settings' }, links: [{ to: '/profile/settings/invoices' }] },
];

describe('the current link', () => {
  it.each([
    ['/profile', '/profile'],
    ['/profile/dashboard', '/profile/dashboard'],
    ['/profile/settings', '/profile/settings'],
    ['/profile/settings/invoices/I-7', '/profile/settings/invoices'],
    ['/profile/settings/details', '/profile/settings'],
  ])('of %s is %s', (path, to) => {
    expect(currentLink(groups, path)?.to).toBe(to);
  });

  it('is none outside', () => {
    expect(currentLink(groups, '/profiles')).toBeUndefined();
  });
});
