import styled from '@emotion/styled';
import type { CartLine } from '@headstock/contracts/cart';
import { backdropTones } from '@headstock/ui/backdrop-tone';
import { LocalPrice } from '@headstock/ui/local-price';
import { FormattedMessage, useIntl } from 'react-intl';
import { stockOf, type PricedLineItem } from '@headstock/commerce-client/cart';
import { variantOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { ItemLink } from '#mfe-cart-checkout/features/cart/item-link.tsx';
import { LineItemPicture } from '#mfe-cart-checkout/features/cart/line-item-picture.tsx';
import { LineItemQuantity } from '#mfe-cart-checkout/features/cart/line-item-quantity.tsx';
import { TextButton } from '@headstock/ui/text-button';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import type { Removals } from '#mfe-cart-checkout/features/cart/use-removals.ts';

const Root = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 14px;
  padding-block: 14px 8px;
  font-size: 0.9375rem;
  line-height: 1.35;
  & + & {
    border-top: 1px solid var(--hs-line);
  }
  & .name {
    font-weight: 600;
    &:not(:hover) {
      text-decoration: none;
    }
  }
  & .ops {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    margin-top: 4px;
  }
`;

/** Props of a line of the drawer. */
export interface MiniCartLineItemProps {
  readonly line: CartLine;
  /** The same line with stock and note, once the answer is there. */
  readonly priced: PricedLineItem | undefined;
  readonly onRemove: Removals['remove'];
  /** The shopper follows a link: the drawer closes. */
  readonly onLeave: () => void;
}

/** One line of the drawer. Renders an `<li>`. */
export function MiniCartLineItem({ line, priced, onRemove, onLeave }: MiniCartLineItemProps) {
  const intl = useIntl();
  const money = useMoney();
  const variant = priced ? variantOf(priced.listing.item) : '';
  const editable = priced !== undefined && stockOf(priced) > 1;
  const backdrop = backdropTones.find((tone) => tone === line.backdrop) ?? 'fog';
  return (
    <Root>
      <LineItemPicture imageId={line.imageId} backdrop={backdrop} sizes="64px" />
      <div>
        <ItemLink className="name" item={{ slug: line.slug, id: line.itemId, title: line.title }} onFollow={onLeave} />
        <p className="hs-mute">
          {variant}
          {!editable && line.quantity > 1 && <FormattedMessage id="cart.count" values={{ count: line.quantity }} />}
        </p>
        <div className="ops">
          {priced && <LineItemQuantity orderId={line.orderId} line={priced} />}
          {priced && (
            <TextButton
              aria-label={intl.formatMessage({ id: 'cart.removeTitle' }, { title: line.title })}
              data-line={line.listingId}
              onClick={() => void onRemove(line.orderId, priced)}
            >
              <FormattedMessage id="cart.remove" />
            </TextButton>
          )}
        </div>
      </div>
      <b className="hs-num">
        {money(line.amountCents)}
        <LocalPrice cents={line.amountCents} />
      </b>
    </Root>
  );
}
