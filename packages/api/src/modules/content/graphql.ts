import { permissions as formPermissions } from './forms/permissions.ts';
import { resolvers as formResolvers } from './forms/resolvers.ts';
import { permissions as contentPermissions } from './permissions.ts';
import { resolvers as contentResolvers } from './resolvers.ts';

export const resolvers = [contentResolvers, formResolvers] as const;
export const permissions = [contentPermissions, formPermissions] as const;
