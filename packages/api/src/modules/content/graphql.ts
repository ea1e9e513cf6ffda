import { permissions as editingPermissions } from './editing/permissions.ts';
import { resolvers as editingResolvers } from './editing/resolvers.ts';
import { permissions as formPermissions } from './forms/permissions.ts';
import { resolvers as formResolvers } from './forms/resolvers.ts';
import { permissions as contentPermissions } from './permissions.ts';
import { resolvers as contentResolvers } from './resolvers.ts';
import { permissions as mailPermissions } from './mail-templates/permissions.ts';
import { resolvers as mailResolvers } from './mail-templates/resolvers.ts';
import { permissions as redirectPermissions } from './redirects/permissions.ts';
import { resolvers as redirectResolvers } from './redirects/resolvers.ts';

export const resolvers = [contentResolvers, editingResolvers, formResolvers, mailResolvers, redirectResolvers] as const;
export const permissions = [
  contentPermissions,
  editingPermissions,
  formPermissions,
  mailPermissions,
  redirectPermissions,
] as const;
