import { PageHead } from '@headstock/i18n/page-head';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ConsentRow } from '#mfe-admin/features/consents/consent-row.tsx';
import type { AdminConsentsQuery } from '#mfe-admin/features/consents/consents.generated.ts';

/** `/admin/consents`: what consignors were asked, and what they answered. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { edges, pageInfo } = useLoaderData<AdminConsentsQuery['consentRequests']>();
  return (
    <div className="hs-stack">
      <PageHead title={formatMessage({ id: 'consents.title' })} />
      <header>
        <Heading level={1} step="2">
          <FormattedMessage id="consents.title" />
        </Heading>
        <p className="hs-mute">
          <FormattedMessage id="consents.hint" />
        </p>
      </header>
      {edges.length === 0 ? (
        <EmptyState title={<FormattedMessage id="consents.none" />}>
          <FormattedMessage id="consents.noneHint" />
        </EmptyState>
      ) : (
        <ul>
          {edges.map(({ node }) => (
            <ConsentRow
              key={node.id}
              request={node}
              head={<Link to={`/admin/listings/${node.listingId}`}>{node.title}</Link>}
            />
          ))}
        </ul>
      )}
      {(pageInfo.hasPreviousPage || pageInfo.hasNextPage) && (
        <p className="hs-row">
          {pageInfo.hasPreviousPage && (
            <Link to={`?before=${pageInfo.startCursor}`}>
              <FormattedMessage id="consents.newer" />
            </Link>
          )}{' '}
          {pageInfo.hasNextPage && (
            <Link to={`?after=${pageInfo.endCursor}`}>
              <FormattedMessage id="consents.older" />
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
