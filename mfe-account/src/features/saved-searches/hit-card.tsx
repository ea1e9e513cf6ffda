import { ratingOf } from '@headstock/commerce-client/item';
import { formatMoney } from '@headstock/ui/format-money';
import { ProductCard } from '@headstock/ui/product-card';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { WishlistItem } from '#mfe-account/features/wishlist/wishlist-item.model.ts';

/** A new find. Renders an `<li>`. */
export function HitCard({ item, priority }: { readonly item: WishlistItem; readonly priority: boolean }): ReactNode {
  const intl = useIntl();
  const { condition } = item;
  const grade = condition && intl.formatMessage({ id: `wishlist.condition.${condition}` });
  return (
    <li>
      <ProductCard
        to={item.path}
        title={item.name}
        year={item.year ?? undefined}
        meta={item.meta}
        backdrop={item.backdrop}
        picture={{ id: item.picture, alt: item.alt, view: item.isPhoto ? 'photo' : 'card' }}
        price={item.cents === null ? intl.formatMessage({ id: 'wishlist.unavailable' }) : formatMoney(item.cents, intl)}
        cents={item.cents ?? undefined}
        note={grade ?? undefined}
        condition={condition && condition !== 'NEW' ? { strings: ratingOf(condition), label: grade } : undefined}
        badge={intl.formatMessage({ id: 'savedSearches.badge' })}
        priority={priority}
        level={2}
      />
    </li>
  );
}
