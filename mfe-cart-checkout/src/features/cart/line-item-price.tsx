import styled from '@emotion/styled';
import { LocalPrice } from '@headstock/ui/local-price';
import { VisuallyHidden } from '@headstock/ui/visually-hidden';
import { FormattedMessage } from 'react-intl';
import type { PricedLineItem } from '@headstock/commerce-client/cart';
import { useMoney } from './use-money.ts';

const Root = styled.p`
  font-size: 1.125rem;
  font-weight: 600;
  & > s {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
    font-weight: 400;
  }
`;

/** What a line costs, and what it was listed at where that was more. Renders a `<p>`. */
export function LineItemPrice({ line }: { readonly line: PricedLineItem }) {
  const money = useMoney();
  const listed = line.listing.askingPrice.amountCents * line.quantity;
  return (
    <Root className="price hs-num">
      {money(line.amount.amountCents)}
      {listed > line.amount.amountCents && (
        <>
          {' '}
          <VisuallyHidden>
            <FormattedMessage id="cart.wasPrice" />
          </VisuallyHidden>{' '}
          <s>{money(listed)}</s>
        </>
      )}
      <LocalPrice cents={line.amount.amountCents} />
    </Root>
  );
}
