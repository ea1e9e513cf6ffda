import styled from '@emotion/styled';
import { Select } from '@headstock/ui/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressForm } from './address-form.tsx';
import { sorts } from './listing-address.model.ts';
import { type ListingAddress } from './listing-path.model.ts';

const Root = styled(AddressForm)`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: var(--hs-t-small);
  & select {
    font-weight: 600;
  }
`;

/** The order of the listing. Applied at once with JavaScript, by a button without it. Renders a `<form>`. */
export function SortSelect({
  address,
  id,
  className,
  tabIndex,
}: {
  readonly address: ListingAddress;
  readonly id: string;
  readonly className?: string;
  /** -1 where the control is for pointers only. */
  readonly tabIndex?: -1;
}) {
  const intl = useIntl();
  const searching = address.keywords !== '';
  const offered = sorts.filter((sort) => searching || sort !== 'LISTING_TIME_DESC');
  const current = searching || address.sort !== 'LISTING_TIME_DESC' ? address.sort : 'DEFAULT';
  return (
    <Root address={address} fields={['sort']} {...(className ? { className } : {})}>
      <label className="hs-vh" htmlFor={id}>
        <FormattedMessage id="listing.sort" />
      </label>
      <Select
        key={current}
        id={id}
        size="small"
        name="sort"
        tabIndex={tabIndex}
        defaultValue={current}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {intl.formatMessage({
              id: `listing.sort.${sort === 'DEFAULT' ? (searching ? 'MATCH' : address.isArchive ? 'SOLD_TIME_DESC' : 'LISTING_TIME_DESC') : sort}`,
            })}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" tabIndex={tabIndex}>
          <FormattedMessage id="listing.apply" />
        </button>
      </noscript>
    </Root>
  );
}
