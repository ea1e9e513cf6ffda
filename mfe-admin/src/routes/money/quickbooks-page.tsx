import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useLoaderData } from 'react-router';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { Fact, Facts } from '#mfe-admin/features/money-form/facts.tsx';
import { ConnectionNotice } from '#mfe-admin/features/quickbooks/connection-notice.tsx';
import { documentsTable } from '#mfe-admin/features/quickbooks/documents-table.tsx';
import { MissingMappings } from '#mfe-admin/features/quickbooks/missing-mappings.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';
import type { QuickBooksPageData } from './quickbooks-loader.ts';

const words = { title: 'quickbooks.title', empty: 'quickbooks.none' } as const;
const failures = ['forbidden', 'state', 'denied', 'other-company'] as const;

/** `/admin/quickbooks`: the documents that the journal becomes in QuickBooks, and the connection. */
export function Component(): ReactNode {
  const data = useLoaderData<QuickBooksPageData>();
  const failure = failures.find((each) => each === data.outcome);
  const actions = (
    <>
      <Button as={DrawerLink} to="/admin/quickbooks/mapping" size="small" variant="outline">
        <FormattedMessage id="quickbooks.mapping" />
      </Button>
      <Button as={DrawerLink} to="/admin/quickbooks/connection" size="small" variant="outline">
        <FormattedMessage id="quickbooks.connection" />
      </Button>
    </>
  );
  return (
    <div className="hs-stack">
      {failure && (
        <Notice tone="bad" live>
          <FormattedMessage id={`quickbooks.outcome.${failure}`} />
        </Notice>
      )}
      <ConnectionNotice connection={data.connection} />
      <MissingMappings mappings={data.missing} />
      <ListPage table={documentsTable} data={data} words={words} actions={actions} />
      <Facts>
        {data.counts.map(({ state, count }) => (
          <Fact key={state} name={<FormattedMessage id={`quickbooks.state.${state}`} />}>
            <FormattedNumber value={count} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
