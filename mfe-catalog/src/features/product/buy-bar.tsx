import styled from '@emotion/styled';
import { up } from '@headstock/ui/breakpoints';
import { formatMoney } from '@headstock/ui/format-money';
import { useIntl } from 'react-intl';
import { AddButton } from './add-button.tsx';
import type { Purchase } from './use-purchase.ts';

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
  & > button {
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

/** The sticky bar with price and Add to cart on phones. Renders a `<div>`, or nothing when the item cannot be bought. */
export function BuyBar({ purchase }: { readonly purchase: Purchase }) {
  const { locale } = useIntl();
  const { option } = purchase;
  if (!option || option.stock === 0) return null;
  return (
    <Root data-thumb-bar>
      <b className="hs-num">{formatMoney(purchase.agreed?.cents ?? option.cents, { locale })}</b>
      <AddButton purchase={purchase} />
    </Root>
  );
}
