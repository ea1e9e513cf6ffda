import { permissions as ownPermissions } from './permissions.ts';
import { resolvers as ownResolvers } from './resolvers.ts';
import { permissions as vocabularyPermissions } from './vocabulary/permissions.ts';
import { resolvers as vocabularyResolvers } from './vocabulary/resolvers.ts';

export const resolvers = [ownResolvers, vocabularyResolvers] as const;
export const permissions = [ownPermissions, vocabularyPermissions] as const;
