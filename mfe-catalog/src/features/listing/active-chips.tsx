import styled from '@emotion/styled';
import { Chip } from '@headstock/ui/chip';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { cleared, filterCount } from './listing-address.model.ts';
import { listingPath, type ListingAddress } from './listing-path.model.ts';
import type { ListingView } from './listing-view.model.ts';
import { useChosenFilters } from './use-chosen-filters.ts';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What is chosen, each to be taken away by one press, and all of it at once. Renders a `<ul>`, or nothing. */
export function ActiveChips({ address, view }: { readonly address: ListingAddress; readonly view: ListingView }) {
  const intl = useIntl();
  const chosen = useChosenFilters(address, view);
  if (filterCount(address) === 0) return <span />;
  return (
    <Root aria-label={intl.formatMessage({ id: 'listing.activeFilters' })}>
      {chosen.map(({ key, label, to }) => (
        <li key={key}>
          <Chip
            as={Link}
            to={to}
            preventScrollReset
            kind="removable"
            removeLabel={intl.formatMessage({ id: 'listing.chip.remove' })}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Chip as={Link} to={listingPath(cleared(address))} preventScrollReset kind="clear">
          <FormattedMessage id="listing.clearAll" />
        </Chip>
      </li>
    </Root>
  );
}
