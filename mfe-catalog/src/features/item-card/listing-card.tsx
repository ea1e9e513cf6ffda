import { CachedMarkup, type PartKind } from '@headstock/first-load/cached-markup';
import { formatMoney } from '@headstock/ui/format-money';
import { ProductCard } from '@headstock/ui/product-card';
import { useIntl } from 'react-intl';
import { CompareToggle } from '#mfe-catalog/features/compare/compare-toggle.tsx';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { WishlistHeart } from '#mfe-catalog/features/wishlist/wishlist-heart.tsx';
import { itemPath, ratingOf } from '@headstock/commerce-client/item';
import type { CardView } from './card.model.ts';

/** Props of the card. */
export interface ListingCardProps {
  readonly card: CardView;
  /** In the first screen: the picture loads at once. */
  readonly priority?: boolean | undefined;
  /** The large card, whose picture is the whole instrument. */
  readonly feature?: boolean;
  readonly sizes?: string;
  /** In the archive: what was paid stands on the tag, with the day of the sale. */
  readonly isArchived?: boolean;
}

/** Three kilobytes each. */
const cards: PartKind = { limit: 4000 };

/** A listing as a card in the page's language. Renders an `<article>`. */
export function ListingCard(props: ListingCardProps) {
  const { locale } = useIntl();
  // The browser is told of a picture of high priority before it reads the page.
  if (props.priority) return <Card {...props} />;
  return (
    <CachedMarkup kind={cards} id={locale + JSON.stringify(props)}>
      {() => <Card {...props} />}
    </CachedMarkup>
  );
}

function Card({ card, priority, feature, sizes, isArchived }: ListingCardProps) {
  const intl = useIntl();
  const formatDate = useShopDate();
  const grade = card.condition && intl.formatMessage({ id: `catalog.condition.${card.condition}` });
  const sold = card.soldAt !== undefined;
  const price =
    card.isSold && !isArchived
      ? intl.formatMessage({ id: sold || card.condition !== undefined ? 'catalog.sold' : 'catalog.soldOut' })
      : formatMoney(card.cents, { locale: intl.locale });
  const pending = card.isPending && intl.formatMessage({ id: 'catalog.pendingSale' });
  return (
    <ProductCard
      to={itemPath(card)}
      title={card.name}
      year={card.year}
      meta={card.meta}
      backdrop={card.backdrop}
      picture={{
        id: card.picture,
        alt: card.alt ?? card.name,
        view: card.isPhoto ? 'photo' : feature ? 'full' : 'card',
      }}
      sizes={sizes}
      price={price}
      cents={card.isSold ? undefined : card.cents}
      note={
        card.soldAt
          ? isArchived
            ? intl.formatMessage({ id: 'catalog.soldOn' }, { date: formatDate(card.soldAt) })
            : formatDate(card.soldAt)
          : (pending ?? grade)
      }
      sold={card.isSold}
      condition={
        card.condition && card.condition !== 'NEW' ? { strings: ratingOf(card.condition), label: grade } : undefined
      }
      heart={<WishlistHeart card={card} />}
      compare={card.condition && <CompareToggle item={card} />}
      priority={priority}
      feature={feature}
    />
  );
}
