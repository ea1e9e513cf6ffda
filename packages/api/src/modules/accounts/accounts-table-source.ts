import { defineTableSource } from '#api/platform/exports/table-source.ts';
import type { AccountSource } from './account-source.ts';
import { listAccounts } from './list-accounts.ts';

const PAGE = 100;
const kinds = ['ADMIN', 'PROFESSIONAL_SELLER', 'PRIVATE_SELLER', 'UNVERIFIED', 'TWO_STEP_RESET'] as const;

function rolesOf({ isAdmin, isProfessionalSeller, isPrivateSeller }: AccountSource): string {
  const roles = [
    ...(isAdmin ? ['admin'] : []),
    ...(isProfessionalSeller ? ['professional'] : []),
    ...(isPrivateSeller ? ['private'] : []),
  ];
  return roles.join(' ') || 'customer';
}

/** The accounts as a file: those that the list finds, the newest first. */
export const accountsTableSource = defineTableSource<AccountSource>({
  id: 'accounts',
  grant: 'people:read',
  title: { en: 'Accounts', fr: 'Comptes' },
  columns: {
    name: { label: { en: 'Name', fr: 'Nom' }, value: ({ displayName }) => displayName },
    verified: {
      label: { en: 'Address confirmed', fr: 'Adresse confirmée' },
      value: ({ emailVerifiedAt }) => emailVerifiedAt?.toISOString() ?? null,
    },
    email: { label: { en: 'Email address', fr: 'Adresse e-mail' }, value: ({ email }) => email },
    roles: { label: { en: 'Roles', fr: 'Rôles' }, value: rolesOf },
    joined: { label: { en: 'Joined', fr: 'Inscription' }, value: ({ createdAt }) => createdAt.toISOString() },
  },
  async *pages({ db }, query) {
    const [search] = query['search'] ?? [];
    const filter = kinds.find((kind) => kind === query['kind']?.[0]) ?? null;
    let after: string | null = null;
    do {
      const { edges, pageInfo } = await listAccounts(db, PAGE, after, { search: search ?? null, filter });
      yield edges.map(({ node }) => node);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
  },
});
