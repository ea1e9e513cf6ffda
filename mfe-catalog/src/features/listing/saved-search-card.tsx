import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { saveSearchPath } from './listing-address.model.ts';
import type { ListingAddress } from './listing-path.model.ts';

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 14px;
  padding: 28px;
  border-radius: var(--hs-r-paper);
  background: var(--hs-plush-wash);
  & > h3 {
    font-size: var(--hs-t-2);
    line-height: 1;
  }
  ${down('tablet')} {
    gap: 10px;
    padding: 20px 12px;
    & > h3 {
      font-size: var(--hs-t-3);
    }
    & > a {
      padding-inline: 12px;
    }
  }
`;

/** A card among the results for visitors who did not find their item: save the search, or call the shop. Renders an `<aside>`. */
export function SavedSearchCard({ address }: { readonly address: ListingAddress }) {
  const save = saveSearchPath(address);
  return (
    <Root data-print="hide" aria-labelledby="hunt">
      <h3 id="hunt">
        <FormattedMessage id="listing.savedSearch" />
      </h3>
      <p className="hs-small">
        <FormattedMessage id="listing.savedSearch.text" />
      </p>
      {save && (
        <Button as={Link} variant="outline" size="small" to={save}>
          <FormattedMessage id="listing.saveSearch" />
        </Button>
      )}
      <Button as="a" variant="outline" size="small" href={storeProfile.phone.href}>
        <FormattedMessage id="listing.savedSearch.call" />
      </Button>
    </Root>
  );
}
