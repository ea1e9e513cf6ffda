import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData } from 'react-router';
import { ThreadFilters } from '#mfe-account/features/messages/thread-filters.tsx';
import { ThreadItem } from '#mfe-account/features/messages/thread-item.tsx';
import { threadsPath } from '#mfe-account/features/messages/thread.model.ts';
import { useThreads } from '#mfe-account/features/messages/use-threads.ts';
import type { MessagesPage } from './messages-loader.ts';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

function Nothing({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  return (
    <EmptyState
      title={<FormattedMessage id={isFiltered ? 'messages.nothingFound' : 'messages.empty'} />}
      actions={
        <Button as={Link} to={isFiltered ? '/profile/messages' : '/shop'}>
          <FormattedMessage id={isFiltered ? 'messages.showAll' : 'messages.toShop'} />
        </Button>
      }
    >
      <FormattedMessage id={isFiltered ? 'messages.nothingFoundHint' : 'messages.emptyHint'} />
    </EmptyState>
  );
}

/** `/profile/messages`: the viewer's threads, those with the newest message first. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const { filter, search, query, list } = useLoaderData<MessagesPage>();
  const { threads, totalCount, next } = useThreads(list, query);
  const isFiltered = filter !== 'ALL' || search !== '';
  return (
    <Root>
      <PageHead title={formatMessage({ id: 'messages.title' })} path="/profile/messages" />
      <Heading level={1} step="1">
        <FormattedMessage id="messages.title" />
      </Heading>
      {(threads.length > 0 || isFiltered) && <ThreadFilters filter={filter} search={search} />}
      <p className="hs-mute" role="status">
        <FormattedMessage id="messages.count" values={{ count: totalCount }} />
      </p>
      {threads.length === 0 ? (
        <Nothing isFiltered={isFiltered} />
      ) : (
        <ul>
          {threads.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
      {(next !== null || query.after) && (
        <nav aria-label={formatMessage({ id: 'messages.pages' })}>
          {query.after && (
            <Button as={Link} variant="outline" to={threadsPath(filter, search)}>
              <FormattedMessage id="messages.newest" />
            </Button>
          )}
          {next !== null && (
            <Button as={Link} variant="outline" to={threadsPath(filter, search, next)}>
              <FormattedMessage id="messages.next" />
            </Button>
          )}
        </nav>
      )}
    </Root>
  );
}
