import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import type { ShownQuote } from './use-refund-quote.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 16px;
  padding: 14px 16px;
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  font-size: var(--hs-t-small);
  & > dd {
    margin: 0;
    text-align: right;
  }
  & > .to {
    margin-top: 6px;
  }
`;

const parts = ['goods', 'shipping', 'financingFee', 'tax'] as const;

/** What a refund takes off the order, and where it goes. Renders a `<dl>`. */
export function RefundQuote({ quote, currency }: { readonly quote: ShownQuote; readonly currency: string }) {
  const money = useMoney(currency);
  return (
    <Root aria-live="polite">
      {parts
        .filter((part) => quote[part].amountCents > 0)
        .map((part) => (
          <Fact key={part} name={<FormattedMessage id={`orderActions.quote.${part}`} />}>
            {money(quote[part].amountCents, 'always')}
          </Fact>
        ))}
      {quote.tenders.map(({ id, kind, last4, amount }) => (
        <Fact
          key={id}
          isTarget
          name={
            <>
              <FormattedMessage id={`orderActions.quote.to.${kind}`} />
              {last4 && ` ••••${last4}`}
            </>
          }
        >
          {money(amount.amountCents, 'always')}
        </Fact>
      ))}
    </Root>
  );
}

function Fact({
  name,
  isTarget = false,
  children,
}: {
  readonly name: ReactNode;
  readonly isTarget?: boolean;
  readonly children: ReactNode;
}) {
  const className = isTarget ? 'to' : undefined;
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>{children}</dd>
    </>
  );
}
