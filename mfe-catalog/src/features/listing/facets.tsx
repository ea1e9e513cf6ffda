import styled from '@emotion/styled';
import { FacetGroup, type FacetOption } from '@headstock/ui/facet-group';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FacetKey } from './listing.generated.ts';
import { listingPath, toggled, type ListingAddress, type ListKey } from './listing-address.model.ts';
import type { FacetValue, ListingView } from './listing-view.model.ts';
import { KeywordForm } from './keyword-form.tsx';
import { PriceFacet } from './price-facet.tsx';
import { useFacetLabel } from './use-facet-label.tsx';

const Root = styled.div`
  & .name {
    display: inline-flex;
    align-items: center;
    gap: 10px;
  }
  & details details {
    padding: 0;
    border: 0;
    & > summary {
      min-height: 40px;
      font-size: 0.9375rem;
      font-weight: 500;
      color: var(--hs-ink-2);
    }
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
const after: readonly Group[] = [
  { facet: 'CONDITION', key: 'condition', open: true },
  { facet: 'FINISH', key: 'finish', open: true },
  { facet: 'SELLER', key: 'seller', open: false },
  { facet: 'AVAILABILITY', key: 'availability', open: false },
];
const atOnce = 7;

/** Chosen values stand in the part that is always seen. */
function splitValues(values: readonly FacetValue[], chosen: readonly string[]): [FacetValue[], FacetValue[]] {
  if (values.length <= atOnce + 1) return [[...values], []];
  const shown = values.filter(([value], index) => index < atOnce || chosen.includes(value));
  return [shown, values.filter((value) => !shown.includes(value))];
}

/** Props of the filters. */
export interface FacetsProps {
  readonly address: ListingAddress;
  readonly view: ListingView;
}

/** One list of filters as links, the long tail folded away. */
function Facet({ group: { facet, key, open }, address, view }: FacetsProps & { readonly group: Group }) {
  const intl = useIntl();
  const label = useFacetLabel();
  const values = view.facets[facet];
  if (!values) return null;
  const chosen = address[key].map(String);
  const optionOf = ([value, name, count]: FacetValue): FacetOption => ({
    key: value,
    label: label.rich(key, value, name),
    count: intl.formatNumber(count),
    chosen: chosen.includes(value),
    to: listingPath(toggled(address, key, value)),
  });
  const [shown, folded] = splitValues(values, chosen);
  return (
    <FacetGroup
      title={<FormattedMessage id={`catalog.facet.${facet}`} />}
      open={open || chosen.length > 0}
      options={shown.map(optionOf)}
      chosenLabel={intl.formatMessage({ id: 'catalog.facet.chosen' })}
    >
      {folded.length > 0 && (
        <FacetGroup
          title={<FormattedMessage id="catalog.facet.more" values={{ count: folded.length }} />}
          options={folded.map(optionOf)}
        />
      )}
    </FacetGroup>
  );
}

/** All filters of the listing. Links and plain forms, so that they work before any script. Renders a `<div>`. */
export function Facets({ address, view }: FacetsProps) {
  return (
    <Root>
      <KeywordForm address={address} />
      {before.map((group) => (
        <Facet key={group.facet} group={group} address={address} view={view} />
      ))}
      <PriceFacet address={address} prices={view.prices} />
      {after.map((group) => (
        <Facet key={group.facet} group={group} address={address} view={view} />
      ))}
    </Root>
  );
}
