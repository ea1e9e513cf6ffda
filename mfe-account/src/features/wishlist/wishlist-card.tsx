import styled from '@emotion/styled';
import { ratingOf } from '@headstock/commerce-client/item';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { PlainForm } from '@headstock/ui/plain-form';
import { ProductCard } from '@headstock/ui/product-card';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { WishlistItem } from './wishlist-item.model.ts';

const Root = styled.li`
  display: flex;
  flex-direction: column;
  & > .drop {
    margin-top: 8px;
    font-size: var(--hs-t-small);
    font-weight: 600;
    color: var(--hs-good);
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: auto;
    padding-top: 14px;
    & > * {
      flex: 1 1 auto;
      padding-inline: 14px;
    }
  }
`;

export interface WishlistCardProps {
  readonly item: WishlistItem;
  /** Is being moved to the cart. */
  readonly busy: boolean;
  /** Above the fold: the picture loads eagerly. */
  readonly priority: boolean;
  /** It has just been restored: its remove button takes the focus. */
  readonly focused: boolean;
  /** Why it did not come into the cart; null where nothing is wrong. */
  readonly failure: unknown;
  readonly onMove: () => void;
  /** Absent on a list that is somebody else's. */
  readonly onRemove?: () => void;
}

/** The texts of the price tag, and the note under it. */
function useTag({ state, cents, condition, soldAt, isPending, yoursUntil }: WishlistItem): {
  price: string;
  /** The price as an amount, where there is one to pay. */
  amount?: number;
  note: string | undefined;
} {
  const intl = useIntl();
  const formatDate = useShopDate();
  const grade = condition ? intl.formatMessage({ id: `wishlist.condition.${condition}` }) : undefined;
  if (isPending && cents !== null) {
    const kept = yoursUntil
      ? intl.formatMessage({ id: 'wishlist.yours' }, { moment: formatDate(yoursUntil, 'moment') })
      : intl.formatMessage({ id: 'wishlist.pendingSale' });
    return { price: formatMoney(cents, intl), amount: cents, note: kept };
  }
  if (state === 'sold' || state === 'soldOut' || state === 'unavailable' || cents === null) {
    const said = intl.formatMessage({ id: `wishlist.${state}` });
    return { price: said, note: soldAt ? formatDate(soldAt) : grade };
  }
  return { price: formatMoney(cents, intl), amount: cents, note: grade };
}

/** The main action: add to cart, choose a size, or see similar items. */
function WayOn({ item, busy, onMove }: Pick<WishlistCardProps, 'item' | 'busy' | 'onMove'>) {
  const intl = useIntl();
  if (item.state === 'available')
    return (
      <>
        <Button
          className="hs-scripted"
          variant="outline"
          size="small"
          busy={busy}
          aria-label={intl.formatMessage({ id: 'wishlist.addLabel' }, { title: item.title })}
          onClick={onMove}
        >
          <FormattedMessage id="wishlist.add" />
        </Button>
        {item.listingId && (
          <PlainForm action={`/api/cart/add?lang=${intl.locale}`} fields={{ listingId: item.listingId }}>
            <Button type="submit" variant="outline" size="small">
              <FormattedMessage id="wishlist.add" />
            </Button>
          </PlainForm>
        )}
      </>
    );
  const choose = item.state === 'choose';
  return (
    <Button as={Link} variant="outline" size="small" to={choose ? item.path : `${item.path}#similar-items`}>
      <FormattedMessage id={choose ? 'wishlist.choose' : 'wishlist.similar'} />
    </Button>
  );
}

/** An item of the list with its actions. Renders an `<li>`. */
export function WishlistCard({ item, busy, failure, priority, focused, onMove, onRemove }: WishlistCardProps) {
  const intl = useIntl();
  const last = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) last.current?.focus({ preventScroll: true });
  }, [focused]);
  const { price, amount, note } = useTag(item);
  const { condition, title, year } = item;
  const grade = condition && intl.formatMessage({ id: `wishlist.condition.${condition}` });
  return (
    <Root>
      <ProductCard
        to={item.path}
        title={item.name}
        year={year ?? undefined}
        meta={item.meta}
        backdrop={item.backdrop}
        picture={{ id: item.picture, alt: item.alt, view: item.isPhoto ? 'photo' : 'card' }}
        price={price}
        cents={amount}
        note={note}
        sold={item.state === 'sold' || item.state === 'soldOut'}
        condition={condition && condition !== 'NEW' ? { strings: ratingOf(condition), label: grade } : undefined}
        priority={priority}
        level={2}
      />
      {item.savedCents > 0 && (
        <p className="drop">
          <FormattedMessage id="wishlist.priceDrop" values={{ less: formatMoney(item.savedCents, intl) }} />
        </p>
      )}
      <div className="acts">
        <WayOn item={item} busy={busy} onMove={onMove} />
        {onRemove && (
          <Button
            ref={last}
            variant="quiet"
            size="small"
            aria-label={intl.formatMessage({ id: 'wishlist.removeLabel' }, { title })}
            onClick={onRemove}
          >
            <FormattedMessage id="wishlist.remove" />
          </Button>
        )}
        {onRemove && (
          <PlainForm action={`/api/account/wishlist-remove?lang=${intl.locale}`} fields={{ id: item.id }}>
            <Button type="submit" variant="quiet" size="small">
              <FormattedMessage id="wishlist.remove" />
            </Button>
          </PlainForm>
        )}
      </div>
      <FormFailure error={failure} isTyped={false} />
    </Root>
  );
}
