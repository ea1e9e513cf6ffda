import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** Rates are for everybody. */
export const permissions = { 'Query.exchangeRates': 'everyone' } satisfies PermissionMap;
