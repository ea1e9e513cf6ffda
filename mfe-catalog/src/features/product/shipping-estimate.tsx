import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PickUpIsland } from '#mfe-catalog/features/pick-up/pick-up-island.ts';
import type { ProductView } from './product-view.model.ts';

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
  & > ul:empty {
    display: none;
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

/** What is shown of an answer: lines of ways to send it, or what is wrong with the postal code. */
interface Shown {
  readonly lines: ReactNode;
  readonly error?: string;
}

/** Asks what sending the item costs; every failure is a text for the field. The code comes with the first question. */
function useEstimate(itemId: string): readonly [Shown, boolean, (postalCode: string) => Promise<void>] {
  const client = useGraphQLClient();
  const intl = useIntl();
  const [shown, setShown] = useState<Shown>({ lines: null });
  const [busy, setBusy] = useState(false);
  const ask = async (postalCode: string): Promise<Shown> => {
    if (!postalCode) return { lines: null, error: intl.formatMessage({ id: 'product.shipping.required' }) };
    const { estimateShipping, ShippingMethodRow } = await import(
      /* webpackChunkName: "estimate-shipping" */ './estimate-shipping.ts'
    );
    const { methods, error } = await estimateShipping(client, itemId, postalCode);
    return {
      lines: methods.map((method) => <ShippingMethodRow key={method.ref} method={method} />),
      ...(error ? { error: 'id' in error ? intl.formatMessage(error) : error.text } : {}),
    };
  };
  const run = async (postalCode: string): Promise<void> => {
    setBusy(true);
    try {
      setShown(await ask(postalCode.trim()));
    } catch {
      // The code that asks did not come.
      setShown({ lines: null, error: intl.formatMessage({ id: 'product.shipping.failed' }) });
    } finally {
      setBusy(false);
    }
  };
  return [shown, busy, run];
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
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const postalCode = new FormData(event.currentTarget).get('postalCode');
    if (!busy) void ask(typeof postalCode === 'string' ? postalCode : '');
  };
  return (
    <Root data-print="hide">
      {product.requiresShipping && !product.localPickupOnly && (
        <form noValidate onSubmit={onSubmit}>
          <Field label={<FormattedMessage id="product.shipping" />} error={estimate.error}>
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
            <FormattedMessage id="product.shipping.update" />
          </Button>
        </form>
      )}
      <ul aria-live="polite">{estimate.lines}</ul>
      <PickUpIsland
        key={product.id}
        stores={product.stores}
        kind={product.localPickupOnly ? 'only' : product.merch ? 'plain' : 'case'}
      />
    </Root>
  );
}
