import styled from '@emotion/styled';
import type { CartState } from '@headstock/contracts/cart';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';

const Root = styled.section`
  display: grid;
  gap: 14px;
  align-content: start;
  padding: 20px;
  border-radius: var(--hs-r-card);
  background: var(--hs-sunken);
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--hs-line);
  }
  & > .sum {
    display: flex;
    justify-content: space-between;
    font-size: var(--hs-t-3);
  }
`;

/** Props of the cart. */
export interface CounterCartProps {
  readonly cart: CartState;
  readonly onRemove: (orderId: string, listingId: string) => void;
}

/** What lies on the counter: the cart of whoever works there, and the ways to set prices and to take the payment. Renders a `<section>`. */
export function CounterCart({ cart: { lines, subTotalCents }, onRemove }: CounterCartProps): ReactNode {
  return (
    <Root aria-labelledby="counter-cart">
      <Heading level={2} step="3" id="counter-cart">
        <FormattedMessage id="counter.cart" />
      </Heading>
      {lines.length === 0 ? (
        <EmptyState title={<FormattedMessage id="counter.empty" />}>
          <FormattedMessage id="counter.emptyHint" />
        </EmptyState>
      ) : (
        <>
          <ul>
            {lines.map(({ id, orderId, listingId, title, quantity, amountCents }) => (
              <li key={id}>
                <span>
                  {title}
                  {quantity > 1 && ` × ${quantity}`}
                </span>
                <Amount money={{ amountCents }} />
                <Button size="small" variant="quiet" onClick={() => onRemove(orderId, listingId)}>
                  <FormattedMessage id="counter.remove" />
                  <span className="hs-vh">{title}</span>
                </Button>
              </li>
            ))}
          </ul>
          <p className="sum" role="status">
            <FormattedMessage id="counter.sum" />
            <Amount money={{ amountCents: subTotalCents }} />
          </p>
          <Button as={Link} to="/checkout" wide>
            <FormattedMessage id="counter.pay" />
          </Button>
          <Button as={Link} to="/cart" variant="outline" wide>
            <FormattedMessage id="counter.prices" />
          </Button>
          <p className="hs-mute">
            <FormattedMessage id="counter.payHint" />
          </p>
        </>
      )}
    </Root>
  );
}
