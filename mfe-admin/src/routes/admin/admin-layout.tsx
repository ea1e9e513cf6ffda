import { SectionLayout } from '@headstock/ui/section-layout';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet } from 'react-router';
import { adminPages } from './admin-pages.ts';

export { ErrorBoundary } from './admin-error.tsx';

const links = adminPages.map(({ key, path }) => ({ to: path, label: <FormattedMessage id={`admin.page.${key}`} /> }));

/** The back office: the list of its pages beside the current one. Renders a `<div>`. */
export function Component(): ReactNode {
  return (
    <SectionLayout title={<FormattedMessage id="admin.title" />} groups={[{ key: 'pages', links }]}>
      <Outlet />
    </SectionLayout>
  );
}
