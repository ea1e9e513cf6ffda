import { currentLink } from '@headstock/ui/section-nav';
import { useLocation, useRouteLoaderData } from 'react-router';
import { listPaths } from '#mfe-admin/features/content/content-paths.ts';
import { adminSections } from '#mfe-admin/routes/admin/admin-pages.ts';
import type { AdminPage } from '#mfe-admin/routes/admin/admin-section.ts';
import type { EditorData } from '#mfe-admin/routes/content/editor-loader.ts';

const groups = adminSections.map(({ key, pages }) => ({
  key,
  links: pages.map((page) => ({ ...page, to: page.path })),
}));

/** The page of the navigation that the current address belongs to, and whether it is that page itself. */
export function useCurrentPage(): { readonly current: AdminPage | undefined; readonly isPage: boolean } {
  const { pathname } = useLocation();
  const edited = useRouteLoaderData<EditorData>('admin-content-editor');
  const path = pathname.replace(/\/$/, '');
  // Texts of all kinds are edited at the same address. The invitation is reached from the banner.
  const kind = edited?.document.kind === 'newsletter' ? 'banner' : edited?.document.kind;
  const current = currentLink(groups, kind === undefined ? path : listPaths[kind]);
  return { current, isPage: current?.path === path };
}
