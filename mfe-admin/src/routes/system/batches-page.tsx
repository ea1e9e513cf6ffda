import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { type BatchListRow, batchesTable } from '#mfe-admin/features/batches/batches-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

const words = { title: 'batches.title', empty: 'batches.none' } as const;

/** `/admin/batches`: the bulk edits that were made, each of which can be undone for a day. */
export function Component(): ReactNode {
  return <ListPage table={batchesTable} data={useLoaderData<ListData<BatchListRow>>()} words={words} />;
}
