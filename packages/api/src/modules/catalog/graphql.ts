import { permissions as namesPermissions } from './names/permissions.ts';
import { resolvers as namesResolvers } from './names/resolvers.ts';
import { permissions as ownPermissions } from './permissions.ts';
import { resolvers as ownResolvers } from './resolvers.ts';
import { permissions as vocabularyPermissions } from './vocabulary/permissions.ts';
import { resolvers as vocabularyResolvers } from './vocabulary/resolvers.ts';

export const resolvers = [ownResolvers, vocabularyResolvers, namesResolvers] as const;
export const permissions = [ownPermissions, vocabularyPermissions, namesPermissions] as const;
