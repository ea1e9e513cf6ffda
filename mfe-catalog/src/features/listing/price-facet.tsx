import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { FacetGroup } from '@headstock/ui/facet-group';
import { Field } from '@headstock/ui/field';
import { formatMoney } from '@headstock/ui/format-money';
import { LocalPrice } from '@headstock/ui/local-price';
import { RangeHistogram } from '@headstock/ui/range-histogram';
import { TextInput } from '@headstock/ui/text-input';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddressForm } from './address-form.tsx';
import { openStateOf } from './facet-open-state.ts';
import type { ListingAddress } from './listing-path.model.ts';
import type { PriceBar } from './listing-view.model.ts';

const Range = styled(AddressForm)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  & > button {
    grid-column: 1 / -1;
  }
`;

/** The price filter: a histogram and the fields from and to. Renders a collapsible group with a form. */
export function PriceFacet({
  address,
  prices,
  areSome,
}: {
  readonly address: ListingAddress;
  readonly prices: readonly PriceBar[];
  /** Whether the histogram covers only some of the listings. */
  readonly areSome: boolean;
}) {
  const { locale } = useIntl();
  const { minCents, maxCents } = address;
  if (prices.length === 0 && minCents === null && maxCents === null) return null;
  const write = (cents: number | null | undefined): string | undefined =>
    cents === null || cents === undefined ? undefined : formatMoney(cents, { locale });
  const last = prices.at(-1);
  const inRange = ([from, to]: PriceBar): boolean =>
    (minCents ?? 0) < Math.max(to, from + 1) && from <= (maxCents ?? Number.POSITIVE_INFINITY);
  return (
    <FacetGroup title={<FormattedMessage id="listing.facet.price" />} {...openStateOf('PRICE', true)}>
      <RangeHistogram bars={prices.map((bar) => ({ key: bar[0], count: bar[2], chosen: inRange(bar) }))} />
      {areSome && (
        <p className="hs-small hs-mute">
          <FormattedMessage id="listing.facet.pricesIncomplete" />
        </p>
      )}
      <LocalPrice kind="filter" />
      <Range key={`${minCents} ${maxCents}`} address={address} fields={['minPrice', 'maxPrice']}>
        <Field label={<FormattedMessage id="listing.facet.from" />}>
          <TextInput
            name="minPrice"
            size="small"
            numeric
            inputMode="decimal"
            autoComplete="off"
            defaultValue={write(minCents)}
            placeholder={write(prices[0]?.[0])}
          />
        </Field>
        <Field label={<FormattedMessage id="listing.facet.to" />}>
          <TextInput
            name="maxPrice"
            size="small"
            numeric
            inputMode="decimal"
            autoComplete="off"
            defaultValue={write(maxCents)}
            placeholder={write(last && Math.ceil(last[1] / 100) * 100)}
          />
        </Field>
        <Button type="submit" variant="outline" size="small">
          <FormattedMessage id="listing.facet.setPrice" />
        </Button>
      </Range>
    </FacetGroup>
  );
}
