import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';
import { Chip } from '@headstock/ui/chip';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { cleared, filterCount, saveSearchPath } from './listing-address.model.ts';
import { listingPath, type ListingAddress } from './listing-path.model.ts';
import type { ListingView } from './listing-view.model.ts';
import { useChosenFilters } from './use-chosen-filters.ts';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${down('tablet')} {
    flex-wrap: nowrap;
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
`;

/** The active filters, each with a link that removes it, and links that clear all of them and save the search. Renders a `<ul>`, or an empty `<span>`. */
export function ActiveChips({ address, view }: { readonly address: ListingAddress; readonly view: ListingView }) {
  const intl = useIntl();
  const chosen = useChosenFilters(address, view);
  const save = saveSearchPath(address);
  if (filterCount(address) === 0) return <span />;
  return (
    <Root aria-label={intl.formatMessage({ id: 'listing.activeFilters' })}>
      {chosen.map(({ key, label, to }) => (
        <li key={key}>
          <Chip
            as={Link}
            to={to}
            rel="nofollow"
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
      {save && (
        <li>
          <Chip as={Link} to={save}>
            <FormattedMessage id="listing.saveSearch" />
          </Chip>
        </li>
      )}
    </Root>
  );
}
