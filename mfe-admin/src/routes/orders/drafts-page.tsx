import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { DraftOrderRowFragment } from '#mfe-admin/features/draft-orders/draft-orders.generated.ts';
import { draftsTable } from '#mfe-admin/features/draft-orders/drafts-table.tsx';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

/** `/admin/orders/drafts`: orders that staff prepare for customers. */
export function Component(): ReactNode {
  return (
    <ListPage
      table={draftsTable}
      data={useLoaderData<ListData<DraftOrderRowFragment>>()}
      words={{
        title: 'drafts.title',
        empty: 'drafts.none',
        emptyHint: <FormattedMessage id="drafts.noneHint" />,
      }}
      actions={
        <Button as={DrawerLink} to="/admin/orders/drafts/new" size="small">
          <FormattedMessage id="drafts.new" />
        </Button>
      }
    />
  );
}
