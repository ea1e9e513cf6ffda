import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** The pages of the section. */
export const catalogueSection: AdminSection = {
  key: 'catalogue',
  pages: [],
  routes: () => [],
};
