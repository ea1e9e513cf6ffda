import styled from '@emotion/styled';
import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { PostalAddress } from '@headstock/ui/postal-address';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { CheckoutOrder } from './checkout-data.ts';

const Root = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(90px, 0.3fr) minmax(0, 1fr) auto;
    gap: 4px 20px;
    padding-block: 16px;
    border-top: 1px solid var(--hs-line);
    &:last-child {
      border-bottom: 1px solid var(--hs-line);
    }
  }
  & dt {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
  }
  & dd + dd {
    font-size: var(--hs-t-small);
  }
`;

type FactStep = 'contact' | 'delivery' | 'payment';

/** Props of the facts to look over. */
export interface ReviewFactsProps {
  readonly buyer:
    | { readonly firstName?: string | null; readonly lastName?: string | null; readonly email?: string | null }
    | null
    | undefined;
  readonly orders: readonly Pick<
    CheckoutOrder,
    'id' | 'contact' | 'seller' | 'shipment' | 'shippingMethod' | 'store'
  >[];
  /** How it is paid. */
  readonly payment: ReactNode;
  /** Gives the address at which a step is changed. */
  readonly pathOf: (step: FactStep) => string;
}

/** What was told in the steps before, each with a link to change it. The buyer is who is signed in, else the contact of an order. Renders a `<dl>`. */
export function ReviewFacts({ buyer, orders, payment, pathOf }: ReviewFactsProps) {
  const contact = buyer ?? orders.find((order) => order.contact)?.contact;
  return (
    <Root>
      {contact && (
        <Fact id="contact" to={pathOf('contact')}>
          {[contact.firstName, contact.lastName].filter(Boolean).join(' ')}
          <br />
          {contact.email}
        </Fact>
      )}
      {orders.map((order) => {
        const address = order.store ?? order.shipment?.address;
        return (
          <Fact
            key={order.id}
            id={order.store ? 'pickUp' : 'delivery'}
            to={pathOf('delivery')}
            seller={orders.length === 1 ? null : order.seller.displayName}
          >
            {address && <PostalAddress lines={linesOf(address, storeProfile.country)} phone={address.phone} />}
            {order.shippingMethod && <span className="hs-mute">{order.shippingMethod.name}</span>}
          </Fact>
        );
      })}
      <Fact id="payment" to={pathOf('payment')}>
        {payment}
      </Fact>
    </Root>
  );
}

interface FactProps {
  readonly id: string;
  readonly to: string;
  readonly seller?: string | null;
  readonly children: ReactNode;
}

function Fact({ id, to, seller, children }: FactProps) {
  return (
    <div>
      <dt>
        <FormattedMessage id={`checkout.review.${id}`} />
        {seller && <span> · {seller}</span>}
      </dt>
      <dd>{children}</dd>
      <dd>
        <Link to={to}>
          <FormattedMessage id="checkout.change" />
          <span className="hs-vh">
            {' '}
            <FormattedMessage id={`checkout.review.${id}`} />
          </span>
        </Link>
      </dd>
    </div>
  );
}
