// Generated from the .graphql files of this remote, and those of packages/commerce-client that it uses, by packages/graphql-client/scripts/generate.ts. Do not edit.
export const documents = [
  'AdminAccountDetails',
  'AdminAccountSetRights',
  'AdminAccounts',
  'AdminApplication',
  'AdminApplicationDecide',
  'AdminApplications',
  'AdminImpersonationStart',
  'AdminStaffRoleChoice',
  'AdminStaffRoleRemove',
  'AdminStaffRoleSave',
  'AdminStaffRoles',
] as const;
