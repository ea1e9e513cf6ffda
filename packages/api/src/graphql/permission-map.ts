import type { Grant } from '@headstock/contracts/grants';

/**
 * Who may use an operation: everybody, whoever is signed in, any administrator (`admin`), or the administrators whose role has
 * a grant. Ownership of what its ids name is checked by the operation itself, as 'not found'.
 */
export type Role = 'everyone' | 'member' | 'admin' | Grant;

/** What a module exports as `permissions`: by `Query.field` or `Mutation.field`. */
export type PermissionMap = Readonly<Record<string, Role>>;
