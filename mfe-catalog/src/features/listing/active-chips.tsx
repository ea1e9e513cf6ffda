import styled from '@emotion/styled';
import { Chip } from '@headstock/ui/chip';
import { formatMoney } from '@headstock/ui/format-money';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FacetKey } from './listing.generated.ts';
import { changed, cleared, filterCount, toggled } from './listing-address.model.ts';
import { listingPath, type ListingAddress, type ListKey } from './listing-path.model.ts';
import type { ListingView } from './listing-view.model.ts';
import { useFacetLabel } from './use-facet-label.tsx';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface ChosenFilter {
  readonly key: string;
  readonly label: string;
  /** The listing without it. */
  readonly to: string;
}

const facets: readonly (readonly [ListKey, readonly FacetKey[]])[] = [
  ['decade', ['DECADE']],
  ['brand', ['BRAND']],
  ['category', ['CATEGORY', 'TYPE']],
  ['condition', ['CONDITION']],
  ['finish', ['FINISH']],
  ['seller', ['SELLER']],
  ['tags', ['TAGS']],
  ['availability', ['AVAILABILITY']],
];

function useChosenFilters(address: ListingAddress, view: ListingView): ChosenFilter[] {
  const intl = useIntl();
  const label = useFacetLabel();
  const nameOf = (keys: readonly FacetKey[], value: string): string =>
    keys.flatMap((key) => view.facets[key] ?? []).find(([known]) => known === value)?.[1] ?? value;
  const lists = facets.flatMap(([key, keys]) =>
    address[key].map(String).map((value) => ({
      key: `${key} ${value}`,
      label: label.text(key, value, nameOf(keys, value)),
      to: listingPath(toggled(address, key, value)),
    })),
  );
  const money = (cents: number): string => formatMoney(cents, { locale: intl.locale });
  const { keywords, minCents, maxCents } = address;
  const priced = minCents !== null || maxCents !== null;
  const kind = minCents === null ? 'below' : maxCents === null ? 'above' : 'between';
  const range = { from: money(minCents ?? 0), to: money(maxCents ?? 0) };
  return [
    ...(keywords
      ? [
          {
            key: 'keywords',
            label: intl.formatMessage({ id: 'catalog.quoted' }, { text: keywords }),
            to: listingPath(changed(address, { keywords: '' })),
          },
        ]
      : []),
    ...lists,
    ...(priced
      ? [
          {
            key: 'price',
            label: intl.formatMessage({ id: `catalog.chip.${kind}` }, range),
            to: listingPath(changed(address, { minCents: null, maxCents: null })),
          },
        ]
      : []),
  ];
}

/** What is chosen, each to be taken away by one press, and all of it at once. Renders a `<ul>`, or nothing. */
export function ActiveChips({ address, view }: { readonly address: ListingAddress; readonly view: ListingView }) {
  const intl = useIntl();
  const chosen = useChosenFilters(address, view);
  if (filterCount(address) === 0) return <span />;
  return (
    <Root aria-label={intl.formatMessage({ id: 'catalog.chosen' })}>
      {chosen.map(({ key, label, to }) => (
        <li key={key}>
          <Chip
            as={Link}
            to={to}
            preventScrollReset
            kind="removable"
            removeLabel={intl.formatMessage({ id: 'catalog.chip.remove' })}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <Chip as={Link} to={listingPath(cleared(address))} preventScrollReset kind="clear">
          <FormattedMessage id="catalog.clearAll" />
        </Chip>
      </li>
    </Root>
  );
}
