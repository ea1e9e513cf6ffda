import { WISHLIST_FORM } from '@headstock/contracts/wishlist-form';
import { HeartButton } from '@headstock/ui/heart-button';
import { useIntl } from 'react-intl';
import type { CardView } from '#mfe-catalog/features/item-card/card.model.ts';
import { useWishlistItem } from './use-wishlist-item.ts';

/** The wishlist button on a card's picture. Renders a `<button aria-pressed>`. */
export function WishlistHeart({ card: { id, year, name } }: { readonly card: CardView }) {
  const intl = useIntl();
  const [saved, toggle] = useWishlistItem(id);
  const title = year ? `${year} ${name}` : name;
  return (
    <HeartButton
      saved={saved}
      label={intl.formatMessage({ id: 'catalog.addToWishlist' }, { title })}
      onClick={toggle}
      type="submit"
      form={WISHLIST_FORM}
      name="id"
      value={id}
    />
  );
}
