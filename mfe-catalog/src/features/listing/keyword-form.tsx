import styled from '@emotion/styled';
import { IconButton } from '@headstock/ui/icon-button';
import { SearchIcon } from '@headstock/ui/icons/search';
import { useIntl } from 'react-intl';
import { AddressForm } from './address-form.tsx';
import type { ListingAddress } from './listing-path.model.ts';

const Root = styled(AddressForm)`
  position: relative;
  margin-bottom: 16px;
  & > input[type='search'] {
    width: 100%;
    min-height: 44px;
    padding: 8px 48px 8px 14px;
    border: 1.5px solid var(--hs-line-strong);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    &::placeholder {
      color: var(--hs-ink-3);
      opacity: 1;
    }
  }
  & > button {
    position: absolute;
    right: 2px;
    top: 0;
  }
`;

/** Searches within what the listing shows. Renders a `<form>`. */
export function KeywordForm({ address }: { readonly address: ListingAddress }) {
  const intl = useIntl();
  return (
    <Root address={address} fields={['keywords']}>
      <input
        key={address.keywords}
        type="search"
        name="keywords"
        maxLength={200}
        autoComplete="off"
        defaultValue={address.keywords}
        aria-label={intl.formatMessage({ id: 'listing.keywords' })}
        placeholder={intl.formatMessage({ id: 'listing.keywords' })}
      />
      <IconButton type="submit" label={intl.formatMessage({ id: 'listing.search' })}>
        <SearchIcon size="small" />
      </IconButton>
    </Root>
  );
}
