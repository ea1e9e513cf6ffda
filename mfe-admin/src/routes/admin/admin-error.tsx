import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';

/** Shown to whose role does not open the page, and to everybody but admins (403). Throws every other error again, for the shell's boundary around the remote. */
export function ErrorBoundary(): ReactNode {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) throw error;
  return (
    <>
      <PageHead title={formatMessage({ id: 'admin.forbidden.title' })} />
      <EmptyState
        level={1}
        title={<FormattedMessage id="admin.forbidden.title" />}
        actions={
          <Button as={Link} to="/">
            <FormattedMessage id="admin.forbidden.home" />
          </Button>
        }
      >
        <FormattedMessage id="admin.forbidden.hint" />
      </EmptyState>
    </>
  );
}
