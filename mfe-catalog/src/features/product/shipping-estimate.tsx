import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { GraphError, useQueryPort } from '@headstock/graph';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { formatMoney } from '@headstock/ui/format-money';
import { StoreIcon } from '@headstock/ui/icons/store';
import { TruckIcon } from '@headstock/ui/icons/truck';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductView } from './product-view.model.ts';
import { CatalogShippingEstimateDocument, type CatalogShippingEstimateQuery } from './shipping-estimate.generated.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  margin-top: 20px;
  padding: 18px 0;
  border-block: 1px solid var(--hs-line);
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: 8px;
    & > button {
      margin-top: 24px;
    }
  }
  & li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    align-items: start;
    gap: 12px;
    font-size: 0.9375rem;
    line-height: 1.4;
    & + li {
      margin-top: 14px;
    }
  }
  & small {
    display: block;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
`;

type Method = CatalogShippingEstimateQuery['itemShippingEstimate'][number];

interface Estimate {
  readonly methods: readonly Method[];
  /** What is wrong with the postal code, in words. */
  readonly error?: string;
}

/** Asks what sending the item costs; every failure is a text for the field. */
function useEstimate(itemId: string): readonly [Estimate, boolean, (postalCode: string) => Promise<void>] {
  const port = useQueryPort();
  const intl = useIntl();
  const [estimate, setEstimate] = useState<Estimate>({ methods: [] });
  const [busy, setBusy] = useState(false);
  const ask = async (postalCode: string): Promise<Estimate> => {
    if (!postalCode) return { methods: [], error: intl.formatMessage({ id: 'catalog.shipping.required' }) };
    try {
      const answer = await port.query(CatalogShippingEstimateDocument, { itemId, postalCode }, { quiet: true });
      // What has no days is the pick-up, which the list names by itself.
      const methods = answer.itemShippingEstimate.filter(({ latestDays }) => latestDays !== null);
      return methods.length > 0
        ? { methods }
        : { methods, error: intl.formatMessage({ id: 'catalog.shipping.nowhere' }) };
    } catch (error) {
      const said = error instanceof GraphError ? error.message : intl.formatMessage({ id: 'catalog.shipping.failed' });
      return { methods: [], error: said };
    }
  };
  const run = async (postalCode: string): Promise<void> => {
    setBusy(true);
    setEstimate(await ask(postalCode.trim()));
    setBusy(false);
  };
  return [estimate, busy, run];
}

function MethodLine({ method }: { readonly method: Method }) {
  const { locale } = useIntl();
  const { earliestDays, latestDays, price, name } = method;
  return (
    <li>
      <TruckIcon />
      <span>
        {name}
        {latestDays !== null && (
          <small>
            <FormattedMessage
              id="catalog.shipping.days"
              values={{
                from: earliestDays ?? latestDays,
                to: latestDays,
                same: earliestDays === latestDays ? 'yes' : 'no',
              }}
            />
          </small>
        )}
      </span>
      <b className="hs-num">
        {price.amountCents === 0 ? (
          <FormattedMessage id="catalog.shipping.free" />
        ) : (
          formatMoney(price.amountCents, { locale })
        )}
      </b>
    </li>
  );
}

/** Props of the estimate. */
export interface ShippingEstimateProps {
  readonly product: ProductView;
  /** The item, or the variant that is chosen. */
  readonly itemId: string;
}

/** How it gets home: what sending it to a postal code costs, and the pick-up in the store. Renders a `<div>`. */
export function ShippingEstimate({ product, itemId }: ShippingEstimateProps) {
  const [estimate, busy, ask] = useEstimate(itemId);
  const { address } = storeProfile;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const postalCode = new FormData(event.currentTarget).get('postalCode');
    if (!busy) void ask(typeof postalCode === 'string' ? postalCode : '');
  };
  return (
    <Root data-print="hide">
      {product.requiresShipping && !product.localPickupOnly && (
        <form noValidate onSubmit={onSubmit}>
          <Field label={<FormattedMessage id="catalog.shipping" />} error={estimate.error}>
            <TextInput
              name="postalCode"
              size="small"
              numeric
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={12}
            />
          </Field>
          <Button type="submit" variant="outline" size="small" busy={busy}>
            <FormattedMessage id="catalog.shipping.update" />
          </Button>
        </form>
      )}
      <ul aria-live="polite">
        {estimate.methods.map((method) => (
          <MethodLine key={method.ref} method={method} />
        ))}
        <li>
          <StoreIcon />
          <span>
            <FormattedMessage id="catalog.shipping.pickUp" values={{ city: address.city }} />
            <small>
              <FormattedMessage
                id={product.localPickupOnly ? 'catalog.shipping.pickUpOnly' : 'catalog.shipping.pickUpNote'}
                values={{ address: address.line }}
              />
            </small>
          </span>
          <b>
            <FormattedMessage id="catalog.shipping.free" />
          </b>
        </li>
      </ul>
    </Root>
  );
}
