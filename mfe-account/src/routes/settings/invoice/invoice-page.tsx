import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { DocumentSheet } from '@headstock/ui/document-sheet';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { StatementActions } from '#mfe-account/features/invoices/statement-actions.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';
import type { InvoiceView } from './invoice-loader.ts';

/** `/profile/settings/invoices/:id`: the invoice of an order, or its statement, to be printed or saved. */
export function Component(): ReactNode {
  const { formatMessage, locale } = useIntl();
  const { id, kind, shown } = useLoaderData<InvoiceView>();
  const { heading, number } = shown;
  const isInvoice = kind === 'invoice';
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'invoices.documentTitle' }, { heading, number })} />
      <StatementActions>
        <Link to={`/profile/settings/invoices/${id}${isInvoice ? '?view=statement' : ''}`}>
          <FormattedMessage id={isInvoice ? 'invoices.toStatement' : 'invoices.toInvoice'} />
        </Link>
        <Link to={`/orders/${id}`}>
          <FormattedMessage id="invoices.toOrder" />
        </Link>
        <Button
          as="a"
          variant="outline"
          size="small"
          href={`/api/orders/${id}/${kind}.pdf?lang=${locale === 'fr' ? 'fr' : 'en'}`}
        >
          <FormattedMessage id="invoices.pdf" />
        </Button>
      </StatementActions>
      <DocumentSheet shown={shown} />
    </SettingsBody>
  );
}
