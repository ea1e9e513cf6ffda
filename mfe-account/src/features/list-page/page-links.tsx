import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { addressWith, type Neighbours } from './list-address.model.ts';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;

/** Props of the links. */
export interface PageLinksProps extends Neighbours {
  /** The list is not sorted by its age, so the pages are the previous and the next one instead of the newer and the older one. */
  readonly sorted?: boolean;
}

/** Links to the pages of a list beside this one. Renders a `<nav>`, or nothing for a single page. */
export function PageLinks({ newer, older, sorted = false }: PageLinksProps): ReactNode {
  const intl = useIntl();
  const [query] = useSearchParams();
  if (newer === null && older === null) return null;
  return (
    <Root aria-label={intl.formatMessage({ id: 'lists.pages' })}>
      {newer !== null && (
        <Button as={Link} variant="outline" rel="prev" to={addressWith(query, { before: newer })}>
          <FormattedMessage id={sorted ? 'lists.previous' : 'lists.newer'} />
        </Button>
      )}
      {older !== null && (
        <Button as={Link} variant="outline" rel="next" to={addressWith(query, { after: older })}>
          <FormattedMessage id={sorted ? 'lists.next' : 'lists.older'} />
        </Button>
      )}
    </Root>
  );
}
