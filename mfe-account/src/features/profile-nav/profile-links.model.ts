import { hasOwnPage } from '@headstock/contracts/routes';
import { canImportListings, isSeller, type SessionAccount } from '@headstock/contracts/session';
import type { SectionGroup, SectionLink } from '@headstock/ui/section-nav';

/** A link of the profile's navigation. */
export interface ProfileLink extends SectionLink {
  /** Last segment of its message id. */
  readonly key: string;
}

type Section = readonly [key: string, path: string, pages: readonly string[]];

const sections: readonly Section[] = [
  ['account', '/profile', ['dashboard', 'messages', 'portfolio']],
  ['buying', '/profile/buying', ['purchases', 'offers', 'saved-searches']],
  ['selling', '/profile/selling', ['listings', 'offers', 'consents', 'orders', 'payouts', 'imports']],
  [
    'settings',
    '/profile/settings',
    ['details', 'addresses', 'security', 'notifications', 'sell', 'replies', 'payment', 'invoices', 'privacy'],
  ],
];

const mayOpen = (key: string, account: SessionAccount | null): boolean =>
  key !== 'imports' || canImportListings(account);

/** The profile's pages for an account, by section: only pages that the shop has, and selling for those who sell. */
export function profileGroups(
  account: SessionAccount | null,
  exists: (path: string) => boolean = hasOwnPage,
): readonly SectionGroup<ProfileLink>[] {
  return sections
    .filter(([key, path]) => exists(path) && (key !== 'selling' || isSeller(account)))
    .map(([key, path, pages]) => ({
      key,
      head: { key, to: path },
      links: pages
        .filter((page) => mayOpen(page, account))
        .map((page) => ({ key: page, to: `${path}/${page}` }))
        .filter(({ to }) => exists(to)),
    }));
}
