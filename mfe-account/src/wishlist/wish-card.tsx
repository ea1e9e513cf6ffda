import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { ProductCard } from '@headstock/ui/product-card';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ratingOf, type Wish } from './wish.model.ts';

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

/** Props of the card. */
export interface WishCardProps {
  readonly wish: Wish;
  /** On its way into the cart. */
  readonly busy: boolean;
  /** In the first screen: the picture loads at once. */
  readonly priority: boolean;
  /** It has just come back: its last button takes the focus. */
  readonly focused: boolean;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

/** What is written on the tag of a thing, and under it. */
function useTag({ state, cents, condition, soldAt }: Wish): { price: string; note: string | undefined } {
  const intl = useIntl();
  const grade = condition ? intl.formatMessage({ id: `account.condition.${condition}` }) : undefined;
  if (state === 'sold' || state === 'soldOut' || state === 'away' || cents === null) {
    const said = intl.formatMessage({ id: `account.wishlist.${state}` });
    return { price: said, note: soldAt ? intl.formatDate(soldAt, { dateStyle: 'medium' }) : grade };
  }
  return { price: formatMoney(cents, intl), note: grade };
}

/** The way on: into the cart, to the choice of a size, or to things like it. */
function WayOn({ wish, busy, onMove }: Pick<WishCardProps, 'wish' | 'busy' | 'onMove'>) {
  const intl = useIntl();
  if (wish.state === 'available')
    return (
      <Button
        variant="outline"
        size="small"
        busy={busy}
        aria-label={intl.formatMessage({ id: 'account.wishlist.addTitle' }, { title: wish.title })}
        onClick={onMove}
      >
        <FormattedMessage id="account.wishlist.add" />
      </Button>
    );
  const choose = wish.state === 'choose';
  return (
    <Button as={Link} variant="outline" size="small" to={choose ? wish.path : `${wish.path}#relatives`}>
      <FormattedMessage id={choose ? 'account.wishlist.choose' : 'account.wishlist.similar'} />
    </Button>
  );
}

/** A thing on the list with what can be done about it. Renders an `<li>`. */
export function WishCard({ wish, busy, priority, focused, onMove, onRemove }: WishCardProps) {
  const intl = useIntl();
  const last = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focused) last.current?.focus({ preventScroll: true });
  }, [focused]);
  const { price, note } = useTag(wish);
  const { condition, title, year } = wish;
  const grade = condition && intl.formatMessage({ id: `account.condition.${condition}` });
  return (
    <Root>
      <ProductCard
        to={wish.path}
        title={wish.name}
        year={year ?? undefined}
        meta={wish.meta}
        backdrop={wish.backdrop}
        picture={{ id: wish.picture, alt: title, view: 'card' }}
        price={price}
        note={note}
        sold={wish.state === 'sold' || wish.state === 'soldOut'}
        condition={condition && condition !== 'NEW' ? { strings: ratingOf(condition), label: grade } : undefined}
        priority={priority}
        level={2}
      />
      {wish.savedCents > 0 && (
        <p className="drop">
          <FormattedMessage id="account.wishlist.drop" values={{ less: formatMoney(wish.savedCents, intl) }} />
        </p>
      )}
      <div className="acts">
        <WayOn wish={wish} busy={busy} onMove={onMove} />
        <Button
          ref={last}
          variant="quiet"
          size="small"
          aria-label={intl.formatMessage({ id: 'account.wishlist.removeTitle' }, { title })}
          onClick={onRemove}
        >
          <FormattedMessage id="account.wishlist.remove" />
        </Button>
      </div>
    </Root>
  );
}
