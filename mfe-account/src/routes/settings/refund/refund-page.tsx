import { storeProfile } from '@headstock/contracts/store-profile';
import { PageHead } from '@headstock/i18n/page-head';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { DocumentSheet, type SheetDocument } from '@headstock/ui/document-sheet';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { refundState } from '#mfe-account/features/invoices/invoices.model.ts';
import { StatementActions } from '#mfe-account/features/invoices/statement-actions.tsx';
import { SettingsBody } from '#mfe-account/routes/settings/settings-body.ts';
import type { RefundView } from './refund-loader.ts';

function useRefundSheet(refund: RefundView): SheetDocument {
  const { formatMessage, locale } = useIntl();
  const formatDay = useShopDate();
  const text = (id: string, values?: Record<string, string>): string => formatMessage({ id: `invoices.${id}` }, values);
  const { order, reason } = refund;
  const { line, city, region, postalCode } = storeProfile.address;
  const facts = [
    { label: text('date'), value: formatDay(refund.createdAt) },
    { label: text('state'), value: text(`state.${refundState(refund)}`) },
    ...(order.completedAt ? [{ label: text('ordered'), value: formatDay(order.completedAt) }] : []),
    ...(reason ? [{ label: text('reason'), value: reason }] : []),
  ];
  const value = formatMoney(refund.refundedAmount.amountCents, { locale, cents: 'always' });
  return {
    heading: text('refundHeading'),
    number: text('refundOf', { number: order.number ?? '' }),
    from: [storeProfile.name, line, `${city}, ${region} ${postalCode}`],
    parties: [],
    facts,
    columns: [],
    rows: [],
    sums: [{ label: text('refundedAmount'), value, isTotal: true }],
    notes: [],
  };
}

/** `/profile/settings/refunds/:id`: what was given back for an order, and how far that is. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const refund = useLoaderData<RefundView>();
  const shown = useRefundSheet(refund);
  const { heading, number } = shown;
  return (
    <SettingsBody>
      <PageHead title={formatMessage({ id: 'invoices.documentTitle' }, { heading, number })} />
      <StatementActions>
        <Link to={`/profile/settings/invoices/${refund.order.id}`}>
          <FormattedMessage id="invoices.toInvoice" />
        </Link>
      </StatementActions>
      <DocumentSheet shown={shown} />
    </SettingsBody>
  );
}
