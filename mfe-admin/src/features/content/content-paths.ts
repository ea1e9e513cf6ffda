import type { ContentKind } from '@headstock/contracts/content-fields';

/** Where the list of each kind is, without language prefix. */
export const listPaths: Readonly<Record<ContentKind, string>> = {
  pages: '/admin/content',
  blog: '/admin/content/posts',
  faq: '/admin/content/questions',
  banner: '/admin/content/banner',
  menus: '/admin/content/menus',
  terms: '/admin/content/terms',
  newsletter: '/admin/content/newsletter',
};

/** Where a text is edited. */
export const editorPath = (id: string): string => `/admin/content/edit/${id}`;
