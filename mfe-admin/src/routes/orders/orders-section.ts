import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** The pages of the section. */
export const ordersSection: AdminSection = {
  key: 'orders',
  pages: [],
  routes: () => [],
};
