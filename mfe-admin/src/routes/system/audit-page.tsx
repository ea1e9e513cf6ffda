import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { type AuditRow, auditTable } from '#mfe-admin/features/audit/audit-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';

const words = { title: 'audit.title', empty: 'audit.none' } as const;

/** `/admin/audit`: who did what to which record. */
export function Component(): ReactNode {
  return <ListPage table={auditTable} data={useLoaderData<ListData<AuditRow>>()} words={words} />;
}
