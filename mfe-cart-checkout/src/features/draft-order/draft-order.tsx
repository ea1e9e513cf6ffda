import styled from '@emotion/styled';
import { toneOf } from '@headstock/commerce-client/item';
import { pictureOf } from '@headstock/commerce-client/item-picture';
import { emit } from '@headstock/event-bus';
import { Button } from '@headstock/ui/button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { adoptCart } from '@headstock/commerce-client/cart-cache';
import { type PricedLineItem } from '@headstock/commerce-client/cart';
import { ItemLink } from '#mfe-cart-checkout/features/cart/item-link.tsx';
import { LineItemPicture } from '#mfe-cart-checkout/features/cart/line-item-picture.tsx';
import { useCartContext } from '#mfe-cart-checkout/features/cart/use-cart.ts';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { CartClaimDraftDocument } from './draft-order.generated.ts';
import type { DraftOrder } from './draft-order.model.ts';

const Root = styled.section`
  margin-bottom: clamp(28px, 4vw, 48px);
  padding: 24px 28px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  & > h2 {
    margin-bottom: 12px;
    font-size: var(--hs-t-3);
  }
  & > .take {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
    margin-top: 16px;
    & > b {
      font: 400 1.75rem/1 var(--hs-serif);
    }
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  padding-block: 8px;
  & s {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
    font-weight: 400;
  }
`;

/** Props of such an order. */
export interface DraftOrderBlockProps {
  readonly order: DraftOrder;
  /** The key of the link that led here; null for an order of the visitor's account. */
  readonly linkKey: string | null;
  /** There is nothing more important on the page than to take it. */
  readonly first?: boolean | undefined;
  /** It is in the cart now. */
  readonly onClaimed: () => void;
}

/** What staff put together for the visitor, and the button that puts it into his cart. Renders a `<section>`. */
export function DraftOrderBlock({ order, linkKey, onClaimed, first }: DraftOrderBlockProps) {
  const { store, client } = useCartContext();
  const money = useMoney(order.subTotal.currency.iso);
  const [busy, setBusy] = useState(false);
  const claim = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const variables = { orderId: order.id, key: linkKey };
      const { success, message, cart } = (await client.mutate(CartClaimDraftDocument, variables, { cache: false }))
        .draftOrderClaim;
      if (cart) adoptCart(client, cart);
      if (success) onClaimed();
      else if (message) emit(store, 'notification/show', { message, tone: 'negative' });
    } catch {
      // The client has told the visitor what went wrong; the order is still here to be taken.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Root aria-labelledby={`prepared-${order.id}`}>
      <h2 id={`prepared-${order.id}`}>
        <FormattedMessage id="cart.draft.title" values={{ name: order.draftedBy?.displayName }} />
      </h2>
      <ul>
        {order.lineItems.map((line) => (
          <DraftLineItem key={line.id} line={line} />
        ))}
      </ul>
      <div className="take">
        <b className="hs-num">{money(order.subTotal.amountCents, 'always')}</b>
        <Button variant={first ? 'plush' : 'outline'} busy={busy} onClick={() => void claim()}>
          <FormattedMessage id="cart.draft.claim" />
        </Button>
      </div>
    </Root>
  );
}

function DraftLineItem({ line }: { readonly line: PricedLineItem }) {
  const money = useMoney();
  const { item, askingPrice } = line.listing;
  const listed = askingPrice.amountCents * line.quantity;
  return (
    <Line>
      <LineItemPicture imageId={pictureOf(item)} backdrop={toneOf(item.backdrop)} sizes="56px" />
      <span>
        <ItemLink item={item} />{' '}
        {line.quantity > 1 && <FormattedMessage id="cart.count" values={{ count: line.quantity }} />}
      </span>
      <b className="hs-num">
        {money(line.amount.amountCents)} {listed > line.amount.amountCents && <s>{money(listed)}</s>}
      </b>
    </Line>
  );
}
