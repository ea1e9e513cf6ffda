import { describe, expect, it } from '@jest/globals';
import { sessionAccount } from '@headstock/contracts/session-fixture';
import en from '#mfe-account/messages/profile.en.json' with { type: 'json' };
import fr from '#mfe-account/messages/profile.fr.json' with { type: 'json' };
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

  it.each([
    ['en', en],
    ['fr', fr],
  ])('have a name and a hint for every page (%s)', (_language, messages) => {
    const links = profileGroups(sessionAccount({ isAdmin: true }), everywhere).flatMap((group) => group.links);
    const wanted = links.flatMap(({ key }) => [`profile.page.${key}`, `profile.hint.${key}`]);
    expect(wanted.filter((id) => !(id in messages))).toEqual([]);
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
