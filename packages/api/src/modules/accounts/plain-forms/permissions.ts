import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may ask what became of a plain form: everybody sees what their own cookie keeps. */
export const permissions = { 'Query.plainFormRefusal': 'everyone' } satisfies PermissionMap;
