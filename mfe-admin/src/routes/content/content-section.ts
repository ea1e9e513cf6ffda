import { formsRoutes } from './forms-routes.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** The pages of the section. */
export const contentSection: AdminSection = {
  key: 'content',
  pages: [{ key: 'forms', path: '/admin/content/forms', letter: 'f', grant: 'content:read' }],
  subjects: { form: (id) => `/admin/content/forms/${id}` },
  work: { FORMS: '/admin/content/forms?state=NEW&type=contact&type=repair&type=general' },
  routes: (locale) => formsRoutes(locale),
};
