import { describe, expect, it } from '@jest/globals';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import { profileGroups } from './profile-links.model.ts';

const everywhere = (): boolean => true;
const keys = (what: Parameters<typeof sessionAccount>[0]): string[] =>
  profileGroups(sessionAccount(what), everywhere).map(({ key }) => key);

describe("the profile's sections", () => {
  it('leave out selling for a customer', () => {
    expect(keys({})).toEqual(['account', 'buying', 'settings']);
  });

  it.each([{ isPrivateSeller: true }, { isProfessionalSeller: true }, { isAdmin: true }])(
    'have selling for %j',
    (flags) => {
      expect(keys(flags)).toContain('selling');
    },
  );

  it.each([
    [{ isPrivateSeller: true }, false],
    [{ isProfessionalSeller: true }, true],
    [{ isAdmin: true }, true],
  ])('have imports for %j: %s', (flags, expected) => {
    const selling = profileGroups(sessionAccount(flags), everywhere).find(({ key }) => key === 'selling');
    expect(selling?.links.some(({ key }) => key === 'imports')).toBe(expected);
  });

  it('have only pages that the shop has', () => {
    const groups = profileGroups(sessionAccount(), (path) => ['/profile', '/profile/dashboard'].includes(path));
    expect(groups).toEqual([
      {
        key: 'account',
        head: { key: 'account', to: '/profile' },
        links: [{ key: 'dashboard', to: '/profile/dashboard' }],
      },
    ]);
  });
});
