import { permissions as consentPermissions } from './consents/permissions.ts';
import { resolvers as consentResolvers } from './consents/resolvers.ts';
import { permissions as intakePermissions } from './permissions.ts';
import { resolvers as intakeResolvers } from './resolvers.ts';

export const permissions = { ...intakePermissions, ...consentPermissions };
export const resolvers = {
  ...intakeResolvers,
  ...consentResolvers,
  Query: { ...intakeResolvers.Query, ...consentResolvers.Query },
  Mutation: { ...intakeResolvers.Mutation, ...consentResolvers.Mutation },
};
