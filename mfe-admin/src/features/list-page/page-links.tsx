import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { queryWith } from './list-address.model.ts';
import type { ListData } from './list-loader.ts';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** Links to the pages beside the one that is shown, and back to the first. Renders a `<nav>`, or nothing for a single page. */
export function PageLinks({ data }: { readonly data: ListData<unknown> }): ReactNode {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { state, previous, next } = data;
  const isFirst = state.after === null && state.before === null;
  if (isFirst && next === null) return null;
  return (
    <Root aria-label={formatMessage({ id: 'lists.pages' })}>
      {!isFirst && (
        <Button as={Link} to={queryWith(query, {}) || '?'} variant="outline" size="small">
          <FormattedMessage id="lists.firstPage" />
        </Button>
      )}
      {previous !== null && (
        <Button as={Link} rel="prev" to={queryWith(query, { before: previous })} variant="outline" size="small">
          <FormattedMessage id="lists.previousPage" />
        </Button>
      )}
      {next !== null && (
        <Button as={Link} rel="next" to={queryWith(query, { after: next })} variant="outline" size="small">
          <FormattedMessage id="lists.nextPage" />
        </Button>
      )}
    </Root>
  );
}
