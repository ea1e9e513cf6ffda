import styled from '@emotion/styled';
import { pictureOf } from '@headstock/contracts/cart-state';
import { down } from '@headstock/ui/breakpoints';
import type { ConditionRatingValue } from '@headstock/ui/condition-rating-value';
import { ConditionRating } from '@headstock/ui/condition-rating';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import {
  backdropOf,
  pathOf,
  stockOf,
  variantOf,
  type PricedLine,
} from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { LinePicture } from '#mfe-cart-checkout/features/cart/line-picture.tsx';
import { LineQuantity } from '#mfe-cart-checkout/features/cart/line-quantity.tsx';
import { TextButton } from '#mfe-cart-checkout/features/cart/text-button.tsx';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import type { Desk } from './use-desk.ts';
import { LineNote } from './line-note.tsx';
import { LineOffer } from './line-offer.tsx';
import { LinePrice } from './line-price.tsx';

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

const strings: Readonly<Record<PricedLine['listing']['item']['condition'], ConditionRatingValue>> = {
  NEW: 0,
  PROJECT: 1,
  FAIR: 2,
  GOOD: 3,
  VERY_GOOD: 4,
  EXCELLENT: 5,
  MINT: 6,
};

/** Props of a line of the cart. */
export interface CartLineRowProps {
  readonly orderId: string;
  readonly line: PricedLine;
  /** Its place in the outline. */
  readonly heading: 'h2' | 'h3';
  /** Said beside the line where no heading says it. */
  readonly seller: string | null;
  readonly onRemove: () => Promise<void>;
  /** What only admins see and do; null for everybody else. */
  readonly desk: Desk | null;
}

/** One line of the cart with everything that can be done to it. Renders an `<li>`. */
export function CartLineRow({ orderId, line, heading: Name, seller, onRemove, desk }: CartLineRowProps) {
  const intl = useIntl();
  const { item } = line.listing;
  const about = [variantOf(item) || item.subtitle, seller && intl.formatMessage({ id: 'cart.soldBy' }, { seller })];
  return (
    <Root>
      <div className="pic">
        <LinePicture imageId={pictureOf(item)} backdrop={backdropOf(item)} sizes="(max-width: 767px) 96px, 132px" />
      </div>
      <div>
        <Name className="name">
          <Link to={pathOf(item)}>{item.title}</Link>
        </Name>
        <p className="about hs-small hs-mute">{about.filter(Boolean).join(' · ')}</p>
        <LineOffer line={line} />
      </div>
      <LinePrice line={line} />
      <div className="grade">
        <ConditionRating count={strings[item.condition]}>
          <FormattedMessage id={`cart.condition.${item.condition}`} />
        </ConditionRating>
      </div>
      <LineActions orderId={orderId} line={line} onRemove={onRemove} desk={desk} />
    </Root>
  );
}

type LineActionsProps = Pick<CartLineRowProps, 'orderId' | 'line' | 'onRemove' | 'desk'>;

function LineActions({ orderId, line, onRemove, desk }: LineActionsProps) {
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
      <LineQuantity orderId={orderId} line={line} />
      <TextButton
        aria-label={intl.formatMessage({ id: 'cart.removeTitle' }, { title })}
        aria-disabled={busy || undefined}
        data-line={line.listing.id}
        onClick={remove}
      >
        <FormattedMessage id="cart.remove" />
      </TextButton>
      {desk && (
        <Suspense>
          <desk.LineDesk orderId={orderId} line={line} />
        </Suspense>
      )}
      {line.allowCartNotes && <LineNote orderId={orderId} line={line} />}
      {stock > 1 && (
        <span className="hs-small hs-mute hs-num">
          <FormattedMessage id="cart.each" values={{ price: money(line.unitCost.amountCents) }} /> ·{' '}
          <FormattedMessage id="cart.inStock" values={{ count: stock }} />
        </span>
      )}
    </div>
  );
}
