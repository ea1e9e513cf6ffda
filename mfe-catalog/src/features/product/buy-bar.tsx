import styled from '@emotion/styled';
import { up } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { LocalPrice } from '@headstock/ui/local-price';
import { formatMoney } from '@headstock/ui/format-money';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddButton } from './add-button.tsx';
import type { PurchaseProps } from './use-purchase.ts';

const Root = styled.div`
  position: sticky;
  z-index: 60;
  bottom: var(--hs-bottom-bar, 0);
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 14px;
  padding: 10px 16px;
  border-top: 1px solid var(--hs-line);
  background: var(--hs-surface);
  & > b {
    font: 400 1.75rem/1 var(--hs-serif);
  }
  & > :is(a, button) {
    min-height: 48px;
    padding-inline: 12px;
  }
  ${up('tablet')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** The sticky bar on phones: price and Add to cart, or that the item is gone and the way to similar ones. Renders a `<div>`, or nothing while somebody else is paying. */
export function BuyBar({ product, purchase }: PurchaseProps) {
  const { locale } = useIntl();
  const { option } = purchase;
  if (option?.isPaymentPending && option.stock === 0) return null;
  return (
    <Root data-thumb-bar>
      {option && option.stock > 0 ? (
        <>
          <b className="hs-num">
            {formatMoney(purchase.agreed?.cents ?? option.cents, { locale })}
            <LocalPrice cents={purchase.agreed?.cents ?? option.cents} />
          </b>
          <AddButton purchase={purchase} />
        </>
      ) : (
        <>
          <b>
            <FormattedMessage id={product.isMerch ? 'catalog.soldOut' : 'catalog.sold'} />
          </b>
          <Button as="a" variant="ink" size="large" href="#similar-items">
            <FormattedMessage id="product.seeSimilarItems" />
          </Button>
        </>
      )}
    </Root>
  );
}
