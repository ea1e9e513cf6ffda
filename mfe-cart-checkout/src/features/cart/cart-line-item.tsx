import styled from '@emotion/styled';
import { ratingOf, toneOf } from '@headstock/commerce-client/item';
import { pictureOf } from '@headstock/commerce-client/item-picture';
import { down } from '@headstock/ui/breakpoints';
import { ConditionRating } from '@headstock/ui/condition-rating';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { stockOf, type PricedLineItem } from '@headstock/commerce-client/cart';
import { variantOf } from './cart.model.ts';
import { ItemLink } from './item-link.tsx';
import { LineItemPicture } from './line-item-picture.tsx';
import { LineItemQuantity } from './line-item-quantity.tsx';
import { PlainForm } from '@headstock/ui/plain-form';
import { TextButton } from '@headstock/ui/text-button';
import { useMoney } from './use-money.ts';
import type { StaffTools } from '#mfe-cart-checkout/features/staff-tools/use-staff-tools.ts';
import { LineItemNote } from './line-item-note.tsx';
import { LineItemOffer } from './line-item-offer.tsx';
import { LineItemPrice } from './line-item-price.tsx';

const Root = styled.li`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) auto;
  grid-template-rows: auto auto 1fr;
  gap: 6px 24px;
  padding: 24px 0;
  border-top: 1px solid var(--hs-line);
  & > .pic {
    grid-row: span 3;
  }
  & .name {
    font: 400 var(--hs-t-3) / 1.1 var(--hs-serif);
    letter-spacing: var(--hs-ls-heading);
    & > a:not(:hover) {
      text-decoration: none;
    }
  }
  & .about {
    margin-top: 6px;
  }
  & > .grade {
    grid-column: 2 / -1;
  }
  & > .ops {
    grid-column: 2 / -1;
    align-self: end;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
  }
  ${down('tablet')} {
    grid-template-columns: 96px minmax(0, 1fr);
    grid-template-rows: repeat(3, auto) 1fr;
    gap: 6px 16px;
    & > .pic {
      grid-row: span 4;
    }
    & > .price {
      grid-column: 2;
    }
  }
`;

/** Props of a line of the cart. */
export interface CartLineItemProps {
  readonly orderId: string;
  readonly line: PricedLineItem;
  /** Its place in the outline. */
  readonly heading: 'h2' | 'h3';
  /** Said beside the line where no heading says it. */
  readonly seller: string | null;
  readonly onRemove: () => Promise<void>;
  /** What only admins see and do; null for everybody else. */
  readonly staffTools: StaffTools | null;
}

/** One line of the cart with everything that can be done to it. Renders an `<li>`. */
export function CartLineItem({ orderId, line, heading: Name, seller, onRemove, staffTools }: CartLineItemProps) {
  const intl = useIntl();
  const { item } = line.listing;
  const about = [variantOf(item) || item.subtitle, seller && intl.formatMessage({ id: 'cart.soldBy' }, { seller })];
  return (
    <Root>
      <div className="pic">
        <LineItemPicture
          imageId={pictureOf(item)}
          backdrop={toneOf(item.backdrop)}
          sizes="(max-width: 767px) 96px, 132px"
        />
      </div>
      <div>
        <Name className="name">
          <ItemLink item={item} />
        </Name>
        <p className="about hs-small hs-mute">{about.filter(Boolean).join(' · ')}</p>
        <LineItemOffer line={line} />
      </div>
      <LineItemPrice line={line} />
      <div className="grade">
        {item.slug !== '' && (
          <ConditionRating count={ratingOf(item.condition)}>
            <FormattedMessage id={`cart.condition.${item.condition}`} />
          </ConditionRating>
        )}
      </div>
      <LineItemActions orderId={orderId} line={line} onRemove={onRemove} staffTools={staffTools} />
    </Root>
  );
}

type LineItemActionsProps = Pick<CartLineItemProps, 'orderId' | 'line' | 'onRemove' | 'staffTools'>;

function LineItemActions({ orderId, line, onRemove, staffTools }: LineItemActionsProps) {
  const intl = useIntl();
  const money = useMoney();
  const [busy, setBusy] = useState(false);
  const stock = stockOf(line);
  const title = line.listing.item.title;
  const remove = (): void => {
    if (busy) return;
    setBusy(true);
    void onRemove().finally(() => setBusy(false));
  };
  return (
    <div className="ops">
      <LineItemQuantity orderId={orderId} line={line} />
      <TextButton
        className="hs-scripted"
        aria-label={intl.formatMessage({ id: 'cart.removeTitle' }, { title })}
        aria-disabled={busy || undefined}
        data-line={line.listing.id}
        onClick={remove}
      >
        <FormattedMessage id="cart.remove" />
      </TextButton>
      <PlainForm action={`/api/cart/remove?lang=${intl.locale}`} fields={{ orderId, listingId: line.listing.id }}>
        <TextButton type="submit" aria-label={intl.formatMessage({ id: 'cart.removeTitle' }, { title })}>
          <FormattedMessage id="cart.remove" />
        </TextButton>
      </PlainForm>
      {staffTools && (
        <Suspense>
          <staffTools.LineDesk orderId={orderId} line={line} />
        </Suspense>
      )}
      {line.allowCartNotes && <LineItemNote orderId={orderId} line={line} />}
      {stock > 1 && (
        <span className="hs-small hs-mute hs-num">
          <FormattedMessage id="cart.each" values={{ price: money(line.unitCost.amountCents) }} /> ·{' '}
          <FormattedMessage id="cart.inStock" values={{ count: stock }} />
        </span>
      )}
    </div>
  );
}
