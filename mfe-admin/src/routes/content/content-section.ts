import { formsRoutes } from './forms-routes.ts';
import { mailTextsRoutes } from './mail-texts-routes.ts';
import { redirectsRoutes } from './redirects-routes.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** The pages of the section. */
export const contentSection: AdminSection = {
  key: 'content',
  pages: [
    { key: 'forms', path: '/admin/content/forms', letter: 'f', grant: 'content:read' },
    { key: 'mail-texts', path: '/admin/content/mails', letter: 'm', grant: 'content:read' },
    { key: 'redirects', path: '/admin/content/redirects', grant: 'content:read' },
  ],
  actions: [
    { key: 'newForms', path: '/admin/content/forms?state=NEW', grant: 'content:read' },
    { key: 'newRedirect', path: '/admin/content/redirects/new', grant: 'content:write' },
  ],
  subjects: {
    form: (id) => `/admin/content/forms/${id}`,
    mailText: (key) => `/admin/content/mails/${key}`,
    redirect: (id) => `/admin/content/redirects/${id}`,
  },
  work: { FORMS: '/admin/content/forms?state=NEW&type=contact&type=repair&type=general' },
  routes: (locale) => [...formsRoutes(locale), ...mailTextsRoutes(locale), ...redirectsRoutes(locale)],
};
