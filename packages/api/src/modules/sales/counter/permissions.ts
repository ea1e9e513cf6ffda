import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Serial numbers find things at the counter: staff alone searches by them. */
export const permissions = { 'Query.counterListings': 'orders:read' } satisfies PermissionMap;
