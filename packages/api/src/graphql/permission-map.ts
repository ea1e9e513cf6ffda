/** Who may use an operation. Ownership of what its ids name is checked by the operation itself, as 'not found'. */
export type Role = 'everyone' | 'member' | 'admin';

/** What a module exports as `permissions`: by `Query.field` or `Mutation.field`. */
export type PermissionMap = Readonly<Record<string, Role>>;
