import { permissions as buildPermissions } from './builds/permissions.ts';
import { resolvers as buildResolvers } from './builds/resolvers.ts';
import { permissions as ownPermissions } from './permissions.ts';
import { resolvers as ownResolvers } from './resolvers.ts';
import { permissions as systemPermissions } from './system/permissions.ts';
import { resolvers as systemResolvers } from './system/resolvers.ts';

export const resolvers = [ownResolvers, systemResolvers, buildResolvers] as const;
export const permissions = [ownPermissions, systemPermissions, buildPermissions] as const;
