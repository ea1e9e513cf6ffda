import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { type RegistrationRow, registrationsTable } from '#mfe-admin/features/registrations/registrations-table.tsx';

const words = { title: 'registrations.title', empty: 'registrations.none' } as const;

/** `/admin/registrations`: applications to sell, and the way to the newest accounts. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={registrationsTable}
      data={useLoaderData<ListData<RegistrationRow>>()}
      words={{ ...words, emptyHint: <FormattedMessage id="registrations.noneHint" /> }}
      actions={
        <>
          <Button as={Link} to="/admin/registrations?state=WAITING" size="small" variant="outline">
            <FormattedMessage id="registrations.waiting" />
          </Button>
          <Button as={Link} to="/admin/accounts" size="small" variant="outline">
            <FormattedMessage id="registrations.newAccounts" />
          </Button>
        </>
      }
    />
  );
}
