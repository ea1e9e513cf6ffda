import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

/** Shown to whose role does not open the page, and to everybody but admins. */
export function ForbiddenPage(): ReactNode {
  const { formatMessage } = useIntl();
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
