import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage, Rows } from '#mfe-account/features/list-page/list-page.tsx';
import type { SavedSearch } from '#mfe-account/features/saved-searches/saved-search.model.ts';
import { SavedSearchRow } from '#mfe-account/features/saved-searches/saved-search-row.tsx';

/** `/profile/buying/saved-searches`: what the shop watches for the account, and what is new. */
export function Component(): ReactNode {
  const searches = useLoaderData<readonly SavedSearch[]>();
  const { formatMessage } = useIntl();
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'profile.page.saved-searches' })} path="/profile/buying/saved-searches" />
      <Heading level={1} step="1">
        <FormattedMessage id="profile.page.saved-searches" />
      </Heading>
      {searches.length === 0 ? (
        <EmptyState
          level={2}
          title={<FormattedMessage id="savedSearches.empty" />}
          actions={
            <Button as={Link} to="/shop">
              <FormattedMessage id="savedSearches.toShop" />
            </Button>
          }
        >
          <FormattedMessage id="savedSearches.emptyHint" />
        </EmptyState>
      ) : (
        <Rows>
          {searches.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </Rows>
      )}
    </ListPage>
  );
}
