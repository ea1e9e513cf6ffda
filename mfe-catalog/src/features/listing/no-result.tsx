import { storeProfile } from '@headstock/contracts/store-profile';
import { Button } from '@headstock/ui/button';
import { Chip } from '@headstock/ui/chip';
import { EmptyState } from '@headstock/ui/empty-state';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { cleared, filterCount } from './listing-address.model.ts';
import { listingPath, type ListingAddress } from './listing-path.model.ts';
import { suggestionPath } from './suggestion-path.model.ts';
import { useFormatCount } from './use-format-count.ts';
import type { ListingView } from './listing-view.model.ts';

/** The listing without results: wider searches, a link that clears the filters, and how to reach the shop. Renders an empty state. */
export function NoResult({ address, view }: { readonly address: ListingAddress; readonly view: ListingView }) {
  const write = useFormatCount();
  return (
    <EmptyState
      title={
        view.isUnspecific ? (
          <FormattedMessage id="listing.unspecific" values={{ text: address.keywords }} />
        ) : (
          <FormattedMessage id="listing.noResults" />
        )
      }
      actions={
        <>
          {view.suggestions.map((suggestion) => (
            <Chip key={suggestion[0]} as={Link} to={suggestionPath(suggestion, address)}>
              {suggestion[1]}
              <span className="hs-num hs-mute">{write(suggestion[2], suggestion[3] && 'atLeast')}</span>
            </Chip>
          ))}
          {filterCount(address) > 0 && (
            <Button as={Link} variant="outline" size="small" to={listingPath(cleared(address))}>
              <FormattedMessage id="listing.clearAll" />
            </Button>
          )}
        </>
      }
    >
      {view.isUnspecific ? (
        <FormattedMessage id="listing.unspecific.hint" />
      ) : (
        <FormattedMessage
          id="listing.noResults.contact"
          values={{
            others: view.suggestions.length,
            phone: <a href={storeProfile.phone.href}>{storeProfile.phone.label}</a>,
            mail: <a href={`mailto:${storeProfile.sender.email}`}>{storeProfile.sender.email}</a>,
          }}
        />
      )}
    </EmptyState>
  );
}
