import { type Grant, grants, hasGrant } from '@headstock/contracts/grants';

/** What a key may do: what it was made for, as far as its maker may do it still. Writing includes reading on both sides. */
export const effectiveGrants = (scopes: readonly string[], held: readonly Grant[]): readonly Grant[] =>
  grants.filter((grant) => hasGrant(scopes, grant) && hasGrant(held, grant));

/** Those of a key's scopes that its maker does not have any more. */
export const lostScopes = (scopes: readonly Grant[], held: readonly Grant[]): readonly Grant[] =>
  scopes.filter((scope) => !hasGrant(held, scope));
