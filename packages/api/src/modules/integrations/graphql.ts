import { permissions as keyPermissions } from './api-keys/permissions.ts';
import { resolvers as keyResolvers } from './api-keys/resolvers.ts';
import { permissions as webhookPermissions } from './webhooks/permissions.ts';
import { resolvers as webhookResolvers } from './webhooks/resolvers.ts';

export const resolvers = [keyResolvers, webhookResolvers] as const;
export const permissions = [keyPermissions, webhookPermissions] as const;
