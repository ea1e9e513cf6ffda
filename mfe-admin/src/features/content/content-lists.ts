import { contentKinds, type ContentKind } from '@headstock/contracts/content-fields';
import { withoutLocale } from '@headstock/contracts/locale';
import { defineList } from '#mfe-admin/features/list-page/list.model.ts';
import { listPaths } from './content-paths.ts';

/** What languages can be like, as the filter names them. */
export const contentStates = ['DRAFT', 'CHANGED', 'SCHEDULED', 'PUBLISHED'] as const;

const listOf = (kind: ContentKind) =>
  defineList({
    id: `content-${kind}`,
    path: listPaths[kind],
    columns: ['name', 'en', 'fr', 'slug', 'updated', 'by'],
    hidden: kind === 'pages' || kind === 'blog' ? [] : ['slug'],
    sorts: [],
    sort: '-updated',
    filters: {
      state: { kind: 'choice', values: contentStates, single: true },
      archived: { kind: 'choice', values: ['yes'], single: true },
    },
    pageSize: 50,
  });

/** The lists of texts, by their kind. */
export const contentLists: Readonly<Record<ContentKind, ReturnType<typeof listOf>>> = {
  pages: listOf('pages'),
  blog: listOf('blog'),
  faq: listOf('faq'),
  banner: listOf('banner'),
  menus: listOf('menus'),
  terms: listOf('terms'),
  newsletter: listOf('newsletter'),
};

/** The kind whose list, or a drawer over it, has an address, which may have a language prefix. */
export function kindOfPath(pathname: string): ContentKind {
  const path = withoutLocale(pathname);
  return contentKinds.find((kind) => kind !== 'pages' && path.startsWith(listPaths[kind])) ?? 'pages';
}
