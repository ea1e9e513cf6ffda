import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ListPage } from '#mfe-account/features/list-page/list-page.tsx';
import { Criteria } from '#mfe-account/features/saved-searches/criteria.tsx';
import { NewSearchForm } from '#mfe-account/features/saved-searches/new-search-form.tsx';
import type { NewSearchView } from './new-search-loader.ts';

/** `/profile/buying/saved-searches/new?filter=…`: saves the search of a listing page. Visitors sign in on the way. */
export function Component(): ReactNode {
  const { filter, draft } = useLoaderData<NewSearchView>();
  const { formatMessage } = useIntl();
  const list = (
    <Button as={Link} variant="outline" size="small" to="/profile/buying/saved-searches">
      <FormattedMessage id="savedSearches.back" />
    </Button>
  );
  return (
    <ListPage>
      <PageHead title={formatMessage({ id: 'savedSearches.newTitle' })} />
      <Heading level={1} step="1">
        <FormattedMessage id="savedSearches.newTitle" />
      </Heading>
      {draft.canSave ? (
        <>
          <Criteria criteria={draft.criteria} />
          {draft.saved ? (
            <Notice tone="info" action={list}>
              <FormattedMessage id="savedSearches.already" values={{ name: <b>{draft.saved.name}</b> }} />
            </Notice>
          ) : (
            <NewSearchForm filter={filter} name={draft.name} />
          )}
        </>
      ) : (
        <EmptyState
          level={2}
          title={<FormattedMessage id="savedSearches.nothingChosen" />}
          actions={
            <Button as={Link} to="/shop">
              <FormattedMessage id="savedSearches.toShop" />
            </Button>
          }
        >
          <FormattedMessage id="savedSearches.emptyHint" />
        </EmptyState>
      )}
    </ListPage>
  );
}
