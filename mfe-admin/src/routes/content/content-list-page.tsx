import { givenKinds } from '@headstock/contracts/content-fields';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData, useLocation } from 'react-router';
import { type ContentRow, contentTables } from '#mfe-admin/features/content/content-table.tsx';
import { kindOfPath } from '#mfe-admin/features/content/content-lists.ts';
import { listPaths } from '#mfe-admin/features/content/content-paths.ts';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import type { ListData } from '#mfe-admin/features/list-page/list-loader.ts';
import { ListPage } from '#mfe-admin/features/list-page/list-page.tsx';
import { DrawerLink } from '#mfe-admin/features/route-drawer/drawer-link.tsx';

/** `/admin/content` and the lists below it: the texts of one kind, with the state of each language. */
export function Component(): ReactNode {
  const kind = kindOfPath(useLocation().pathname);
  const may = useGrants();
  const isOrdered = kind === 'faq' || kind === 'banner';
  return (
    <ListPage
      key={kind}
      table={contentTables[kind]}
      data={useLoaderData<ListData<ContentRow>>()}
      words={{ title: `content.title.${kind}`, empty: `content.none.${kind}` }}
      actions={
        may('content:write') && (
          <>
            {isOrdered && (
              <Button as={DrawerLink} to={`${listPaths[kind]}/order`} size="small" variant="outline">
                <FormattedMessage id="content.order" />
              </Button>
            )}
            {kind === 'banner' && (
              <Button as={Link} to={listPaths.newsletter} size="small" variant="outline">
                <FormattedMessage id="content.newsletter" />
              </Button>
            )}
            {!givenKinds.has(kind) && (
              <Button as={DrawerLink} to={`${listPaths[kind]}/new`} size="small">
                <FormattedMessage id={`content.new.${kind}`} />
              </Button>
            )}
          </>
        )
      }
    />
  );
}
