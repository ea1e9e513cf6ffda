import { permissions as accountPermissions } from './permissions.ts';
import { permissions as picturePermissions } from './pictures/permissions.ts';
import { resolvers as pictureResolvers } from './pictures/resolvers.ts';
import { resolvers as accountResolvers } from './resolvers.ts';
import { permissions as plainPermissions } from './plain-forms/permissions.ts';
import { resolvers as plainResolvers } from './plain-forms/resolvers.ts';
import { permissions as factorPermissions } from './second-factors/permissions.ts';
import { resolvers as factorResolvers } from './second-factors/resolvers.ts';

export const resolvers = [accountResolvers, factorResolvers, pictureResolvers, plainResolvers] as const;
export const permissions = [accountPermissions, factorPermissions, picturePermissions, plainPermissions] as const;
