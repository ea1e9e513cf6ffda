import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { InvoiceTable } from '#mfe-account/features/invoices/invoice-table.tsx';
import type { InvoicePage } from '#mfe-account/features/invoices/invoices.model.ts';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** `/profile/settings/invoices`: orders and refunds, the newest first, page by page in both directions. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { rows, newer, older } = useLoaderData<InvoicePage>();
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'invoices.title' })} path="/profile/settings/invoices" />
      <Heading level={1} step="1">
        <FormattedMessage id="invoices.title" />
      </Heading>
      {rows.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="invoices.empty" />}
          actions={
            <Button as={Link} to="/shop">
              <FormattedMessage id="invoices.toShop" />
            </Button>
          }
        >
          <FormattedMessage id="invoices.emptyHint" />
        </EmptyState>
      ) : (
        <InvoiceTable rows={rows} />
      )}
      {(newer !== null || older !== null) && (
        <Pages aria-label={formatMessage({ id: 'invoices.pages' })}>
          {newer !== null && (
            <Button as={Link} variant="outline" to={`?before=${encodeURIComponent(newer)}`}>
              <FormattedMessage id="invoices.newer" />
            </Button>
          )}
          {older !== null && (
            <Button as={Link} variant="outline" to={`?after=${encodeURIComponent(older)}`}>
              <FormattedMessage id="invoices.older" />
            </Button>
          )}
        </Pages>
      )}
    </SettingsBody>
  );
}
