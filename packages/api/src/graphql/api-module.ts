import type { PermissionMap } from './permission-map.ts';
import type { Resolvers } from './resolver-types.generated.ts';

/** What GraphQL takes from a module, of which most modules have some only. */
export type ApiModule = {
  /** One map, or one for each part of a larger module. */
  readonly resolvers?: Resolvers | readonly Resolvers[];
  readonly permissions?: PermissionMap | readonly PermissionMap[];
};
