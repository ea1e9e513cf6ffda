import type { PermissionMap, ResolverMap } from './resolver-map.ts';

/** What GraphQL takes from a module: the exports of its `index.ts`, of which most modules have some only. */
export type ApiModule = {
  /** One map, or one for each part of a larger module. */
  readonly resolvers?: ResolverMap | readonly ResolverMap[];
  readonly permissions?: PermissionMap | readonly PermissionMap[];
};
