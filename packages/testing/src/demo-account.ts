import { accounts } from '@headstock/demo-data/accounts';

/** The role of a demo account. */
export type DemoRole = 'admin' | 'buyer' | 'private' | 'pro';

/** Email and password of a demo account. */
export function demoAccount(role: DemoRole): { readonly email: string; readonly password: string } {
  const account = accounts.find(({ email }) => email.startsWith(`${role}@`));
  if (!account) throw new Error(`There is no demo account ${role}@….`);
  return account;
}
