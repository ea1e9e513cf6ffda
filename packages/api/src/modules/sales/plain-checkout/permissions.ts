import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Who may use the operations of the checkout by plain forms: everybody sees what their own cookie keeps. */
export const permissions = { 'Query.plainCheckout': 'everyone' } satisfies PermissionMap;
