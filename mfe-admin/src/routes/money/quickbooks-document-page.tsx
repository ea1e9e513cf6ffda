import { EmptyState } from '@headstock/ui/empty-state';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import { DocumentActions } from '#mfe-admin/features/quickbooks/document-actions.tsx';
import { DocumentLines } from '#mfe-admin/features/quickbooks/document-lines.tsx';
import { DocumentReason } from '#mfe-admin/features/quickbooks/document-reason.tsx';
import type { WholeDocument } from '#mfe-admin/features/quickbooks/document-row.ts';
import { DocumentState } from '#mfe-admin/features/quickbooks/document-state.tsx';
import { MissingMappings } from '#mfe-admin/features/quickbooks/missing-mappings.tsx';
import { RouteDrawer } from '#mfe-admin/features/route-drawer/route-drawer.tsx';

const parent = '/admin/quickbooks';

/** `/admin/quickbooks/documents/:id`: a document with what QuickBooks said of it, and what can be done. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const row = useLoaderData<WholeDocument | null>();
  if (!row)
    return (
      <RouteDrawer title={formatMessage({ id: 'quickbooks.unknown' })} parent={parent}>
        <EmptyState title={<FormattedMessage id="quickbooks.unknown" />} />
      </RouteDrawer>
    );
  const title = [row.kind ?? formatMessage({ id: 'quickbooks.noDocument' }), row.number].filter(Boolean).join(' ');
  return (
    <RouteDrawer title={title} parent={parent}>
      <div className="hs-stack">
        <Facts>
          <Fact name={<FormattedMessage id="quickbooks.state" />}>
            <DocumentState state={row.state} />
          </Fact>
          <Fact name={<FormattedMessage id="quickbooks.day" />}>{row.day}</Fact>
          <Fact name={<FormattedMessage id="quickbooks.total" />}>
            {row.total && <Amount money={row.total} exact />}
          </Fact>
          <Fact name={<FormattedMessage id="quickbooks.theirTotal" />}>
            {row.quickbooksTotal && <Amount money={row.quickbooksTotal} exact />}
          </Fact>
          <Fact name={<FormattedMessage id="quickbooks.tax" />}>{row.tax && <Amount money={row.tax} exact />}</Fact>
          <Fact name={<FormattedMessage id="quickbooks.theirTax" />}>
            {row.quickbooksTax && <Amount money={row.quickbooksTax} exact />}
          </Fact>
          <Fact name={<FormattedMessage id="quickbooks.attempts" />}>
            <FormattedNumber value={row.attempts} />
          </Fact>
          <Fact name={<FormattedMessage id="quickbooks.sentAt" />}>{row.sentAt && <Moment iso={row.sentAt} />}</Fact>
          <Fact name={<FormattedMessage id="quickbooks.nextAt" />}>
            {row.nextAttemptAt && <Moment iso={row.nextAttemptAt} />}
          </Fact>
          <Fact name="intuit_tid">{row.intuitTid}</Fact>
          <Fact name={<FormattedMessage id="quickbooks.faultCode" />}>{row.faultCode}</Fact>
        </Facts>
        {(row.reason !== null || row.change !== null || row.faultText !== null) && (
          <p>
            <DocumentReason row={row} />
          </p>
        )}
        <MissingMappings mappings={row.missing} />
        <DocumentLines lines={row.lines} />
        <p>
          <Link to={`/admin/journal/${row.entryId}`}>
            <FormattedMessage id="quickbooks.entry" />
          </Link>
        </p>
        <DocumentActions key={row.state} row={row} />
      </div>
    </RouteDrawer>
  );
}
