import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** The pages of the section. */
export const moneySection: AdminSection = {
  key: 'money',
  pages: [],
  routes: () => [],
};
