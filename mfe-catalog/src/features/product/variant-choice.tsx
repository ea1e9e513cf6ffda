import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { Chip } from '@headstock/ui/chip';
import { QuantityStepper } from '@headstock/ui/quantity-stepper';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '@headstock/commerce-client/item';
import type { PurchaseProps } from './use-purchase.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  margin-bottom: 20px;
  & > div > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
  & s {
    text-decoration: none;
    color: var(--hs-ink-3);
  }
  & > .amount {
    display: flex;
    align-items: center;
    gap: 14px;
    font-size: var(--hs-t-small);
  }
`;

/** The messages for a quantity that was reset to a limit. */
const resetMessages = { minimum: 'product.quantity.minimum', maximum: 'product.quantity.maximum' } as const;

/** Sizes and colours as links, so that each variant has a URL. */
function Variants({ product, purchase }: PurchaseProps) {
  return (
    <div>
      <p id="variants" className="hs-label">
        <FormattedMessage id="product.variants" />
      </p>
      <ul aria-labelledby="variants">
        {product.options.map((offer) => (
          <li key={offer.id}>
            <Chip
              as={Link}
              to={`${itemPath(product)}?variant=${encodeURIComponent(offer.id)}`}
              replace
              preventScrollReset
              kind={offer.id === purchase.option?.id ? 'chosen' : 'plain'}
              aria-current={offer.id === purchase.option?.id ? 'true' : undefined}
            >
              {offer.label}
              {offer.stock === 0 && (
                <small>
                  <FormattedMessage id="catalog.soldOut" />
                </small>
              )}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The quantity, where there is more than one. Values beyond a limit are reset to it, with a notification. */
function Amount({ purchase }: Pick<PurchaseProps, 'purchase'>) {
  const intl = useIntl();
  const emit = useEmit();
  const maximum = purchase.option?.stock ?? 0;
  return (
    <div className="amount">
      <QuantityStepper
        value={purchase.quantity}
        maximum={maximum}
        onChange={(value, reset) => {
          purchase.setQuantity(value);
          if (reset)
            emit('notification/show', {
              tone: 'warning',
              message: intl.formatMessage({ id: resetMessages[reset] }, { n: maximum }),
            });
        }}
        labels={{
          quantity: intl.formatMessage({ id: 'product.quantity' }),
          less: intl.formatMessage({ id: 'product.quantity.decrease' }),
          more: intl.formatMessage({ id: 'product.quantity.increase' }),
        }}
      />
      <span className="hs-mute">
        <FormattedMessage id="product.stock" values={{ count: maximum }} />
      </span>
    </div>
  );
}

/** Variant and quantity. Renders a `<div>`, or nothing for a single item. */
export function VariantChoice({ product, purchase }: PurchaseProps) {
  const several = product.options.length > 1;
  const many = (purchase.option?.stock ?? 0) > 1 && !purchase.inCart;
  if (!several && !many) return null;
  return (
    <Root data-print="hide">
      {several && <Variants product={product} purchase={purchase} />}
      {many && <Amount purchase={purchase} />}
    </Root>
  );
}
