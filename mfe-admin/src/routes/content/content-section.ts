import { feedbackRoutes } from './feedback-routes.ts';
import { formsRoutes } from './forms-routes.ts';
import { mailTextsRoutes } from './mail-texts-routes.ts';
import { redirectsRoutes } from './redirects-routes.ts';
import { textsRoutes } from './texts-routes.ts';
import type { AdminSection } from '#mfe-admin/routes/admin/admin-section.ts';

/** What the shop says, what visitors send, and where old addresses lead. */
export const contentSection: AdminSection = {
  key: 'content',
  pages: [
    { key: 'pages', path: '/admin/content', grant: 'content:read' },
    { key: 'posts', path: '/admin/content/posts', grant: 'content:read' },
    { key: 'questions', path: '/admin/content/questions', grant: 'content:read' },
    { key: 'banner', path: '/admin/content/banner', grant: 'content:read' },
    { key: 'menus', path: '/admin/content/menus', grant: 'content:read' },
    { key: 'terms', path: '/admin/content/terms', grant: 'content:read' },
    { key: 'forms', path: '/admin/content/forms', letter: 'f', grant: 'content:read' },
    { key: 'feedback', path: '/admin/content/feedback', grant: 'content:read' },
    { key: 'mail-texts', path: '/admin/content/mails', letter: 'm', grant: 'content:read' },
    { key: 'redirects', path: '/admin/content/redirects', grant: 'content:read' },
  ],
  actions: [
    { key: 'newPage', path: '/admin/content/new', grant: 'content:write' },
    { key: 'newPost', path: '/admin/content/posts/new', grant: 'content:write' },
    { key: 'newsletter', path: '/admin/content/newsletter', grant: 'content:write' },
    { key: 'newForms', path: '/admin/content/forms?state=NEW', grant: 'content:read' },
    { key: 'newRedirect', path: '/admin/content/redirects/new', grant: 'content:write' },
  ],
  subjects: {
    content: (id) => `/admin/content/edit/${id}`,
    feedback: (id) => `/admin/content/feedback/${id}`,
    form: (id) => `/admin/content/forms/${id}`,
    mailText: (key) => `/admin/content/mails/${key}`,
    redirect: (id) => `/admin/content/redirects/${id}`,
  },
  work: { FORMS: '/admin/content/forms?state=NEW&type=contact&type=repair&type=general' },
  routes: (locale) => [
    ...textsRoutes(locale),
    ...formsRoutes(locale),
    ...feedbackRoutes(locale),
    ...mailTextsRoutes(locale),
    ...redirectsRoutes(locale),
  ],
};
