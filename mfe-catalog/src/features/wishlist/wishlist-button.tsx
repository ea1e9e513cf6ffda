import { HeartIcon } from '@headstock/ui/icons/heart';
import { FormattedMessage } from 'react-intl';
import { useWishlistItem } from './use-wishlist-item.ts';

/** Save, beside the other small ways on of a product. Renders a `<button aria-pressed>`. */
export function WishlistButton({ itemId }: { readonly itemId: string }) {
  const [saved, toggle] = useWishlistItem(itemId);
  return (
    <button type="button" className="hs-saver" aria-pressed={saved} onClick={toggle}>
      <HeartIcon size="small" />
      <FormattedMessage id="product.addToWishlist" />
    </button>
  );
}
