import styled from '@emotion/styled';
import { toneOf } from '@headstock/commerce-client/item';
import { pictureOf } from '@headstock/commerce-client/item-picture';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { variantOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { TextButton } from '@headstock/ui/text-button';
import { ItemLink } from '#mfe-cart-checkout/features/cart/item-link.tsx';
import { LineItemPicture } from '#mfe-cart-checkout/features/cart/line-item-picture.tsx';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { OpenAction } from '#mfe-cart-checkout/features/order-actions/open-action.ts';
import { type Handover, handoverOf } from './handover.model.ts';
import type { ShownOrder } from './shown-order.ts';
import { useIsBuyer } from './use-is-buyer.ts';

const Root = styled.section`
  & > h2 {
    margin-bottom: 16px;
    font-size: var(--hs-t-3);
  }
  & > ul {
    border-bottom: 1px solid var(--hs-line);
  }
  & li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    align-items: start;
    gap: 4px 20px;
    padding-block: 20px;
    border-top: 1px solid var(--hs-line);
    break-inside: avoid;
  }
  & h3 {
    font-size: var(--hs-t-3);
    line-height: 1.1;
    & > a:not(:hover) {
      text-decoration: none;
    }
  }
  & p {
    margin-top: 4px;
  }
  & li > b {
    font-size: 1.125rem;
    font-weight: 600;
  }
  @media print {
    & li {
      grid-template-columns: 2cm minmax(0, 1fr) auto;
    }
  }
`;

interface OrderLineItemsProps {
  readonly order: ShownOrder;
  readonly onAction: (act: OpenAction) => void;
}

/** What was bought. Renders a `<section>`. */
export function OrderLineItems({ order, onAction }: OrderLineItemsProps) {
  const isBuyer = useIsBuyer(order);
  const canReturn = order.viewerActions.includes('RETURN');
  return (
    <Root aria-labelledby="order-items">
      <h2 id="order-items">
        <FormattedMessage id={isBuyer ? 'order.items' : 'order.itemsSold'} />
      </h2>
      <ul>
        {order.lineItems.map((line) => (
          <OrderLineItem key={line.id} line={line} currency={order.subTotal.currency.iso} handover={handoverOf(order)}>
            {canReturn && <ReturnButton line={line} onAction={onAction} />}
          </OrderLineItem>
        ))}
      </ul>
    </Root>
  );
}

interface OrderLineItemProps {
  readonly line: ShownOrder['lineItems'][number];
  readonly currency: string;
  readonly handover: Handover;
  /** What can be done about the line. */
  readonly children: ReactNode;
}

function OrderLineItem({ line, currency, handover, children }: OrderLineItemProps) {
  const money = useMoney(currency);
  const date = useShopDate();
  const { item } = line.listing;
  const about = variantOf(item) || item.subtitle;
  return (
    <li>
      <LineItemPicture imageId={pictureOf(item)} backdrop={toneOf(item.backdrop)} sizes="96px" />
      <div>
        <h3>
          <ItemLink item={item} />
        </h3>
        <p className="hs-small hs-mute">
          {about}
          {line.quantity > 1 && (
            <>
              {' '}
              <FormattedMessage id="cart.count" values={{ count: line.quantity }} />
            </>
          )}
        </p>
        <p className="hs-small">
          {line.returnedAt ? (
            <FormattedMessage id="order.returnedOn" values={{ date: date(line.returnedAt, 'day') }} />
          ) : (
            <FormattedMessage id={`order.lineItem.${line.state}`} values={{ handover }} />
          )}
        </p>
        {line.cartNotes && (
          <p className="hs-small hs-mute">
            <FormattedMessage id="cart.note.shown" values={{ note: line.cartNotes }} />
          </p>
        )}
        {line.returnNotes && <p className="hs-small hs-mute">{line.returnNotes}</p>}
        {children}
      </div>
      <b className="hs-num">{money(line.amount.amountCents)}</b>
    </li>
  );
}

function ReturnButton({
  line,
  onAction,
}: { readonly line: OrderLineItemProps['line'] } & Pick<OrderLineItemsProps, 'onAction'>) {
  const { id, state, returnNotes: notes } = line;
  if (state === 'CANCELLED' || state === 'IN_CART') return null;
  const about = { id, notes, title: line.listing.item.title };
  const kind = state === 'RETURNED' ? 'cancelReturn' : 'return';
  return (
    <TextButton onClick={() => onAction({ kind, line: about })} data-print="hide">
      <FormattedMessage id={`order.action.${kind}`} />
    </TextButton>
  );
}
