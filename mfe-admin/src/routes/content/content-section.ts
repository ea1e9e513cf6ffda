import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** The pages of the section. */
export const contentSection: AdminSection = {
  key: 'content',
  pages: [],
  routes: () => [],
};
