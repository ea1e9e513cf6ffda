import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { FormRowFragment } from '#mfe-admin/features/forms/forms.generated.ts';
import { formsTable } from '#mfe-admin/features/forms/forms-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

const words = { title: 'forms.title', empty: 'forms.none' } as const;

/** `/admin/content/forms`: what visitors sent. */
export function Component(): ReactNode {
  return <ListPage table={formsTable} data={useLoaderData<ListData<FormRowFragment>>()} words={words} />;
}
