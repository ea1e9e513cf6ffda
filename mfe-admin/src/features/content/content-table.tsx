import type { ContentKind, ContentLocale } from '@headstock/contracts/content-fields';
import type { ReactNode } from 'react';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import type { ContentFactsFragment } from './content.generated.ts';
import { contentLists } from './content-lists.ts';
import { editorPath } from './content-paths.ts';
import { StateBadge, stateLabels } from './state-badge.tsx';

/** A text in the list. */
export type ContentRow = ContentFactsFragment;

const stateCell =
  (locale: ContentLocale) =>
  ({ languages }: ContentRow): ReactNode => {
    const language = languages.find((each) => each.locale === locale);
    return language && <StateBadge state={language.state} />;
  };

const tableOf = (kind: ContentKind) =>
  defineTable({
    list: contentLists[kind],
    rowId: ({ id }: ContentRow) => id,
    rowLink: ({ id }) => editorPath(id),
    searchLabel: 'content.search',
    filters: {
      state: { label: 'content.state', values: stateLabels },
      archived: { label: 'content.archive', values: { yes: 'content.archivedOnly' } },
    },
    columns: {
      name: { label: 'content.name', names: true, cell: ({ name }) => name },
      en: { label: 'content.english', cell: stateCell('en') },
      fr: { label: 'content.french', cell: stateCell('fr') },
      slug: { label: 'content.address', cell: ({ path }) => path },
      updated: { label: 'content.updated', align: 'end', cell: ({ updatedAt }) => <Moment iso={updatedAt} /> },
      by: { label: 'content.by', cell: ({ updatedBy }) => updatedBy },
    },
  });

/** The tables of texts, by their kind. */
export const contentTables: Readonly<Record<ContentKind, ReturnType<typeof tableOf>>> = {
  pages: tableOf('pages'),
  blog: tableOf('blog'),
  faq: tableOf('faq'),
  banner: tableOf('banner'),
  menus: tableOf('menus'),
  terms: tableOf('terms'),
  newsletter: tableOf('newsletter'),
};
