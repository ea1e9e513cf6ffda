import { useGraphQLClient } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { CardGrid } from '@headstock/ui/card-grid';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { Criteria } from '#mfe-account/features/saved-searches/criteria.tsx';
import { HitCard } from '#mfe-account/features/saved-searches/hit-card.tsx';
import { AccountSavedSearchMarkSeenDocument } from '#mfe-account/features/saved-searches/saved-searches.generated.ts';
import type { SavedSearchView } from './saved-search-loader.ts';

/** Tells the API, once the page is shown, that its finds were looked at. The address keeps what was new. */
function useMarkSeen(id: string, upTo: number): void {
  const client = useGraphQLClient();
  useEffect(() => {
    // A mark that could not be set shows the finds as new once more.
    client.mutate(AccountSavedSearchMarkSeenDocument, { id, upTo }, { quiet: true }).catch(() => undefined);
  }, [client, id, upTo]);
}

/** `/profile/buying/saved-searches/{id}`: what came in for a search since it was last looked at. */
export function Component(): ReactNode {
  const { search, items, totalCount, orMore, upTo, older } = useLoaderData<SavedSearchView>();
  useMarkSeen(search.id, upTo);
  const seeAll = (
    <Button as={Link} variant="outline" to={search.path}>
      <FormattedMessage id="savedSearches.seeAll" />
    </Button>
  );
  return (
    <ListPage>
      <PageHead title={search.name} />
      <header>
        <p>
          <Link to="/profile/buying/saved-searches">
            <FormattedMessage id="savedSearches.back" />
          </Link>
        </p>
        <Heading level={1} step="1">
          {search.name}
        </Heading>
        <Criteria criteria={search.criteria} />
      </header>
      {items.length === 0 ? (
        <EmptyState level={2} title={<FormattedMessage id="savedSearches.nothingNew" />} actions={seeAll}>
          <FormattedMessage id="savedSearches.nothingNewHint" />
        </EmptyState>
      ) : (
        <>
          <p role="status">
            <FormattedMessage id="savedSearches.found" values={{ count: totalCount, more: orMore ? 'yes' : 'no' }} />
          </p>
          <CardGrid as="ul" layout="beside">
            {items.map((item, index) => (
              <HitCard key={item.id} item={item} priority={index < 3} />
            ))}
          </CardGrid>
          <p>
            {older !== null && (
              <Button as={Link} to={older}>
                <FormattedMessage id="savedSearches.older" />
              </Button>
            )}{' '}
            {seeAll}
          </p>
        </>
      )}
    </ListPage>
  );
}
