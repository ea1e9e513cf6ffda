import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import styled from '@emotion/styled';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { PostalAddress } from '@headstock/ui/postal-address';
import type { ShownOrder } from './shown-order.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 32px;
  margin-top: 40px;
  & h2 {
    margin-bottom: 10px;
    font-size: var(--hs-t-3);
  }
  & p {
    overflow-wrap: anywhere;
  }
`;

/** Whoever ships it should check the address first: its buyer kept it although it contradicts itself. */
const isDoubtful = ({ store, shipment, viewerActions }: ShownOrder): boolean =>
  store === null && shipment?.address?.keptAsTyped === true && viewerActions.includes('SHIP');

/** Where the order goes and who bought it. Renders a `<div>` of sections. */
export function OrderFacts({ order }: { readonly order: ShownOrder }) {
  const address = order.store ?? order.shipment?.address;
  const { contact } = order;
  return (
    <Root>
      {(address || order.shippingMethod) && (
        <Fact id={order.store ? 'pickUp' : 'delivery'}>
          {address && <PostalAddress lines={linesOf(address, storeProfile.country)} phone={address.phone} />}
          {isDoubtful(order) && (
            <Notice tone="warn">
              <FormattedMessage id="order.keptAsTyped" />
            </Notice>
          )}
          <Shipping order={order} />
        </Fact>
      )}
      {order.salesperson && (
        <Fact id="salesperson">
          <p>{order.salesperson.displayName}</p>
        </Fact>
      )}
      {contact && (
        <Fact id="contact">
          <p>{[contact.firstName, contact.lastName].filter(Boolean).join(' ')}</p>
          {contact.email && <p>{contact.email}</p>}
          {contact.phone && <p className="hs-num">{contact.phone}</p>}
        </Fact>
      )}
    </Root>
  );
}

function Shipping({ order }: { readonly order: ShownOrder }) {
  const date = useShopDate();
  const { shipment, shippingMethod, shipDate } = order;
  return (
    <div className="hs-mute">
      {shippingMethod && <p>{shippingMethod.name}</p>}
      {shipDate && (
        <p>
          <FormattedMessage id="order.shipsOn" values={{ date: date(shipDate, 'day') }} />
        </p>
      )}
      {shipment?.trackingNumber && (
        <p className="hs-num">
          <Tracking shipment={shipment} />
        </p>
      )}
    </div>
  );
}

function Tracking({ shipment }: { readonly shipment: NonNullable<ShownOrder['shipment']> }) {
  const { carrierName, trackingNumber, trackingUrl } = shipment;
  const values = { carrier: carrierName ?? '', number: trackingNumber ?? '' };
  const text = <FormattedMessage id="order.tracking" values={values} />;
  return trackingUrl ? (
    <a href={trackingUrl} rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  );
}

function Fact({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={`order-${id}`}>
      <h2 id={`order-${id}`}>
        <FormattedMessage id={`order.${id}`} />
      </h2>
      {children}
    </section>
  );
}
