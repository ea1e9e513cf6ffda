import { formatMoney } from '@headstock/ui/format-money';
import { useIntl } from 'react-intl';
import type { FacetKey } from './listing.generated.ts';
import { changed, togglePaths } from './listing-address.model.ts';
import { listingPath, type ListingAddress, type ListKey } from './listing-path.model.ts';
import type { ListingView } from './listing-view.model.ts';
import { useFacetLabel } from './use-facet-label.tsx';

/** An active filter of the listing, with its label in the page's language. */
export interface ChosenFilter {
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
  ['hand', ['HAND']],
  ['weight', ['WEIGHT']],
  ['neck', ['NECK']],
  ['nut', ['NUT']],
  ['pickups', ['PICKUPS']],
  ['frets', ['FRETS']],
  ['origin', ['ORIGIN']],
  ['shipsFrom', ['SHIPS_FROM']],
  ['price', ['PRICE_DROP']],
];

/** The active filters of an address, keywords and price included, in display order. */
export function useChosenFilters(address: ListingAddress, view: ListingView): ChosenFilter[] {
  const intl = useIntl();
  const label = useFacetLabel();
  const nameOf = (keys: readonly FacetKey[], value: string): string =>
    keys.flatMap((key) => view.facets[key] ?? []).find(([known]) => known === value)?.[1] ?? value;
  const lists = facets.flatMap(([key, keys]) =>
    address[key].map(String).map((value) => ({
      key: `${key} ${value}`,
      label: label.text(key, value, nameOf(keys, value)),
      to: togglePaths(address, key)(value),
    })),
  );
  const money = (cents: number): string => formatMoney(cents, { locale: intl.locale });
  const { keywords, minCents, maxCents } = address;
  const priced = minCents !== null || maxCents !== null;
  const kind = minCents === null ? 'below' : maxCents === null ? 'above' : 'between';
  const { minYear, maxYear } = address;
  const dated = minYear !== null || maxYear !== null;
  const span = minYear === null ? 'below' : maxYear === null ? 'above' : 'between';
  const range = { from: money(minCents ?? 0), to: money(maxCents ?? 0) };
  return [
    ...(keywords
      ? [
          {
            key: 'keywords',
            label: intl.formatMessage({ id: 'listing.quotedKeywords' }, { text: keywords }),
            to: listingPath(changed(address, { keywords: '' })),
          },
        ]
      : []),
    ...lists,
    ...(dated
      ? [
          {
            key: 'years',
            label: intl.formatMessage({ id: `listing.chip.years.${span}` }, { from: `${minYear}`, to: `${maxYear}` }),
            to: listingPath(changed(address, { minYear: null, maxYear: null })),
          },
        ]
      : []),
    ...(priced
      ? [
          {
            key: 'price',
            label: intl.formatMessage({ id: `listing.chip.${kind}` }, range),
            to: listingPath(changed(address, { minCents: null, maxCents: null })),
          },
        ]
      : []),
  ];
}
