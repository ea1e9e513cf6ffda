import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { DocumentSheet } from '@headstock/ui/document-sheet';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { StatementActions } from '#mfe-account/features/invoices/statement-actions.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';
import type { RefundView } from './refund-loader.ts';

/** `/profile/settings/refunds/:id`: what was given back for an order, and how far that is, to be printed or saved. */
export function Component(): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { id, orderId, shown } = useLoaderData<RefundView>();
  const { heading, number } = shown;
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'invoices.documentTitle' }, { heading, number })} />
      <StatementActions>
        <Link to={`/profile/settings/invoices/${orderId}`}>
          <FormattedMessage id="invoices.toInvoice" />
        </Link>
        <Button
          as="a"
          variant="outline"
          size="small"
          href={`/api/refunds/${id}.pdf?lang=${locale === 'fr' ? 'fr' : 'en'}`}
        >
          <FormattedMessage id="invoices.pdf" />
        </Button>
      </StatementActions>
      <DocumentSheet shown={shown} />
    </SettingsBody>
  );
}
