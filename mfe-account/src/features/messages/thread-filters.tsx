import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Chip } from '@headstock/ui/chip';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode, SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { type ThreadFilter, threadFilters, threadsPath } from './thread.model.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    max-width: 560px;
  }
`;

interface ThreadFiltersProps {
  readonly filter: ThreadFilter;
  readonly search: string;
}

/** Which threads are listed: links for the filters, and a search that works without scripts. Renders a `<div>`. */
export function ThreadFilters({ filter, search }: ThreadFiltersProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const label = intl.formatMessage({ id: 'messages.search' });
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    void navigate(threadsPath(filter, typeof typed === 'string' ? typed.trim() : ''));
  };
  return (
    <Root>
      <form role="search" aria-label={label} method="get" onSubmit={onSubmit}>
        {filter !== 'ALL' && <input type="hidden" name="filter" value={filter.toLowerCase()} />}
        <TextInput
          key={search}
          type="search"
          name="search"
          aria-label={label}
          placeholder={label}
          defaultValue={search}
          maxLength={100}
        />
        <Button type="submit" variant="outline">
          <FormattedMessage id="messages.find" />
        </Button>
      </form>
      <nav aria-label={intl.formatMessage({ id: 'messages.filters' })}>
        {threadFilters.map((each) => (
          <Chip
            key={each}
            as={Link}
            to={threadsPath(each, search)}
            kind={each === filter ? 'chosen' : 'plain'}
            aria-current={each === filter ? 'true' : undefined}
          >
            <FormattedMessage id={`messages.filter.${each}`} />
          </Chip>
        ))}
      </nav>
    </Root>
  );
}
