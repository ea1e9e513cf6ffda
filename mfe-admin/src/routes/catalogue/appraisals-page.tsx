import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { AppraisalRowFragment } from '#mfe-admin/features/appraisals/appraisals.generated.ts';
import { appraisalsTable } from '#mfe-admin/features/appraisals/appraisals-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

const words = { title: 'appraisals.title', empty: 'appraisals.none' } as const;

/** `/admin/appraisals`: instruments whose worth was asked for. */
export function Component(): ReactNode {
  return <ListPage table={appraisalsTable} data={useLoaderData<ListData<AppraisalRowFragment>>()} words={words} />;
}
