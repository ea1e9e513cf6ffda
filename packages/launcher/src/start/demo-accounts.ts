import { accounts } from '@headstock/demo-data/accounts';

type Account = (typeof accounts)[number];

function roleOf(account: Account): string {
  if (account.isAdmin) return 'admin';
  if (account.isProfessionalSeller) return 'professional seller';
  return account.isPrivateSeller ? 'private seller' : 'customer';
}

/** The lines that tell who can sign in to the demo shop: e-mail, password, role. */
export function describeDemoAccounts(): string[] {
  const width = (values: string[]): number => Math.max(...values.map((value) => value.length));
  const emails = width(accounts.map(({ email }) => email));
  const passwords = width(accounts.map(({ password }) => password));
  return accounts.map(
    (account) => `  ${account.email.padEnd(emails)}  ${account.password.padEnd(passwords)}  ${roleOf(account)}`,
  );
}
