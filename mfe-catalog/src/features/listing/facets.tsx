import styled from '@emotion/styled';
import { FacetGroup, type FacetOption } from '@headstock/ui/facet-group';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { openStateOf } from './facet-open-state.ts';
import type { FacetKey } from './listing.generated.ts';
import { togglePaths } from './listing-address.model.ts';
import { listingPath, type ListingAddress, type ListKey } from './listing-path.model.ts';
import type { FacetValue, ListingView } from './listing-view.model.ts';
import { KeywordForm } from './keyword-form.tsx';
import { PriceFacet } from './price-facet.tsx';
import { useFormatCount } from './use-format-count.ts';
import { useFacetLabel } from './use-facet-label.tsx';

const Root = styled.div`
  & .name {
    display: inline-flex;
    align-items: center;
    gap: 10px;
  }
  & .more {
    padding-left: 30px;
    text-decoration: underline;
    color: var(--hs-ink-2);
  }
`;

interface Group {
  readonly facet: FacetKey;
  readonly key: ListKey;
  readonly open: boolean;
}

const before: readonly Group[] = [
  { facet: 'BRAND', key: 'brand', open: true },
  { facet: 'CATEGORY', key: 'category', open: true },
  { facet: 'TYPE', key: 'category', open: true },
  { facet: 'DECADE', key: 'decade', open: false },
];
/** Right after the price. */
const drops: Group = { facet: 'PRICE_DROP', key: 'price', open: false };
const after: readonly Group[] = [
  { facet: 'CONDITION', key: 'condition', open: true },
  { facet: 'FINISH', key: 'finish', open: true },
  { facet: 'HAND', key: 'hand', open: false },
  { facet: 'WEIGHT', key: 'weight', open: false },
  { facet: 'NECK', key: 'neck', open: false },
  { facet: 'NUT', key: 'nut', open: false },
  { facet: 'PICKUPS', key: 'pickups', open: false },
  { facet: 'FRETS', key: 'frets', open: false },
  { facet: 'ORIGIN', key: 'origin', open: false },
  { facet: 'SHIPS_FROM', key: 'shipsFrom', open: false },
  { facet: 'TAGS', key: 'tags', open: false },
  { facet: 'SELLER', key: 'seller', open: false },
  { facet: 'AVAILABILITY', key: 'availability', open: false },
];
/** Props of the filters. */
export interface FacetsProps {
  readonly address: ListingAddress;
  readonly view: ListingView;
}

/** A facet as a list of links; rare values are behind “more”. */
function Facet({ group: { facet, key, open }, address, view }: FacetsProps & { readonly group: Group }) {
  const intl = useIntl();
  const label = useFacetLabel();
  const write = useFormatCount();
  const values = view.facets[facet];
  if (!values) return null;
  const chosen = address[key].map(String);
  const pathOf = togglePaths(address, key);
  const optionOf = ([value, name, count, orMore]: FacetValue): FacetOption => ({
    key: value,
    label: label.rich(key, value, name),
    count: write(count, orMore && 'atLeast'),
    chosen: chosen.includes(value),
    to: pathOf(value),
  });
  const folded = view.folded[facet];
  return (
    <FacetGroup
      title={<FormattedMessage id={`listing.facet.${facet}`} />}
      {...openStateOf(facet, open || chosen.length > 0)}
      options={values.map(optionOf)}
      chosenLabel={intl.formatMessage({ id: 'listing.facet.active' })}
    >
      {folded && (
        <Link
          className="more"
          rel="nofollow"
          preventScrollReset
          to={listingPath({ ...address, unfold: [...address.unfold, key] })}
        >
          <FormattedMessage id="listing.facet.more" values={{ count: folded }} />
        </Link>
      )}
    </FacetGroup>
  );
}

/** All filters of the listing, as links and plain forms that work without JavaScript. Renders a `<div>`. */
export function Facets({ address, view }: FacetsProps) {
  return (
    <Root>
      <KeywordForm address={address} />
      {before.map((group) => (
        <Facet key={group.facet} group={group} address={address} view={view} />
      ))}
      <PriceFacet address={address} prices={view.prices} areSome={view.somePrices} />
      <Facet group={drops} address={address} view={view} />
      {after.map((group) => (
        <Facet key={group.facet} group={group} address={address} view={view} />
      ))}
    </Root>
  );
}
