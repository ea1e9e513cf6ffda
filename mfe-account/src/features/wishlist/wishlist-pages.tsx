import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 56px;
`;

/** Cursors of the neighbouring pages; null where there is none. */
export interface WishlistPagesProps {
  readonly newer: string | null;
  readonly older: string | null;
}

/** Links to newer and older items. Renders a `<nav>`, or nothing for a list of one page. */
export function WishlistPages({ newer, older }: WishlistPagesProps): ReactNode {
  const intl = useIntl();
  if (newer === null && older === null) return null;
  return (
    <Root aria-label={intl.formatMessage({ id: 'wishlist.pages' })}>
      {newer !== null && (
        <Button as={Link} variant="outline" to={`?before=${newer}`}>
          <FormattedMessage id="wishlist.newer" />
        </Button>
      )}
      {older !== null && (
        <Button as={Link} variant="outline" to={`?after=${older}`}>
          <FormattedMessage id="wishlist.older" />
        </Button>
      )}
    </Root>
  );
}
