import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** The pages of the section. */
export const integrationsSection: AdminSection = {
  key: 'integrations',
  pages: [],
  routes: () => [],
};
