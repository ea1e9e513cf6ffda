import type { PermissionMap } from '#api/graphql/permission-map.ts';

/** A member's own; an admin may take away anybody's. */
export const permissions = { 'Mutation.profilePictureRemove': 'member' } satisfies PermissionMap;
