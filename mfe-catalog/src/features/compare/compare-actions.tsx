import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { IconButton } from '@headstock/ui/icon-button';
import { ArrowLeftIcon } from '@headstock/ui/icons/arrow-left';
import { ArrowRightIcon } from '@headstock/ui/icons/arrow-right';
import { XIcon } from '@headstock/ui/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { itemPath } from '@headstock/commerce-client/item';
import { useAddToCart } from '#mfe-catalog/features/cart/use-add-to-cart.ts';
import { comparePath, moved, without, type CompareAddress } from './compare-address.model.ts';
import type { CompareColumn } from './compare-view.model.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  & > div {
    display: flex;
    margin-left: -13px;
    & > :last-child {
      margin-left: auto;
    }
  }
  & > [data-size] {
    padding-inline: 8px;
  }
`;

/** A change of the columns. */
export interface Change {
  readonly kind: 'moved' | 'removed';
  readonly id: string;
  readonly name: string;
  /** The `data-move` value of the control that gets the focus afterwards; null for the table. */
  readonly focus: string | null;
}

/** Props of the actions. */
export interface CompareActionsProps {
  readonly column: CompareColumn;
  readonly address: CompareAddress;
  readonly onChange: (next: CompareAddress, change: Change) => void;
}

/** Adds the item to the cart, or opens the cart when it is there already. Items that need a choice, or are sold, link to their page. */
function Buy({ column }: { readonly column: CompareColumn }) {
  const intl = useIntl();
  const emit = useEmit();
  const { busy, inCart, add } = useAddToCart(column.listingId);
  const { listingId, title } = column;
  if (!column.buyable)
    return (
      <Button as={Link} variant="quiet" size="small" to={itemPath(column)}>
        <FormattedMessage id={column.isSold ? 'compare.seeSoldItem' : 'compare.chooseVariant'} />
        <span className="hs-vh">{title}</span>
      </Button>
    );
  return (
    <Button
      variant="outline"
      size="small"
      busy={busy}
      aria-label={intl.formatMessage(
        { id: inCart ? 'compare.inCartNamed' : 'compare.addToCartNamed' },
        { name: title },
      )}
      onClick={() => (inCart ? emit('mini-cart/open', {}) : void add({ listingId, title, quantity: 1 }))}
    >
      <FormattedMessage id={inCart ? 'product.inCart' : 'product.addToCart'} />
    </Button>
  );
}

const steps = [
  { by: -1, message: 'compare.moveLeft', Icon: ArrowLeftIcon },
  { by: 1, message: 'compare.moveRight', Icon: ArrowRightIcon },
] as const;

/** Controls that move or remove a column, as links, and the button to buy its item. Renders a `<div>`. */
export function CompareActions({ column, address, onChange }: CompareActionsProps) {
  const intl = useIntl();
  const { id, title: name } = column;
  const shorter = without(address, id);
  return (
    <Root>
      <div>
        {steps.map(({ by, message, Icon }) => {
          const next = moved(address, id, by);
          if (next === address) return null;
          const focus = `${id} ${by}`;
          return (
            <IconButton
              key={by}
              as={Link}
              to={comparePath(next)}
              preventScrollReset
              replace
              data-move={focus}
              label={intl.formatMessage({ id: message }, { name })}
              onClick={() => onChange(next, { kind: 'moved', id, name, focus })}
            >
              <Icon size="small" />
            </IconButton>
          );
        })}
        <IconButton
          as={Link}
          to={comparePath(shorter)}
          preventScrollReset
          label={intl.formatMessage({ id: 'compare.remove' }, { name })}
          onClick={() => onChange(shorter, { kind: 'removed', id, name, focus: null })}
        >
          <XIcon size="small" />
        </IconButton>
      </div>
      <Buy column={column} />
    </Root>
  );
}
