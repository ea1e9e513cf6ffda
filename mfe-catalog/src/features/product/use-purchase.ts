import { useEmit } from '@headstock/event-bus/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAddToCart } from '#mfe-catalog/features/cart/use-add-to-cart.ts';
import { defaultOption, type PurchaseOption, type ProductView } from './product-view.model.ts';

/** What a visitor is about to buy on a product page. */
export interface Purchase {
  /** Undefined when the item was never offered. */
  readonly offer: PurchaseOption | undefined;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly busy: boolean;
  /** It lies in the cart already. */
  readonly inCart: boolean;
  /** Puts it into the cart, or shows the cart where it lies there already. */
  readonly act: () => void;
}

/** Props of components that show a product and what is about to be bought of it. */
export interface PurchaseProps {
  readonly product: ProductView;
  readonly purchase: Purchase;
}

/** The offer chosen by `?variant=` with its quantity, and the way into the cart. */
export function usePurchase(product: ProductView): Purchase {
  const [query] = useSearchParams();
  const emit = useEmit();
  const offer = defaultOption(product.offers, query.get('variant'));
  const { busy, inCart, add } = useAddToCart(offer?.listingId);
  const [chosen, setChosen] = useState({ offerId: offer?.id, quantity: 1 });
  const quantity = chosen.offerId === offer?.id ? Math.min(chosen.quantity, Math.max(1, offer?.stock ?? 1)) : 1;
  return {
    offer,
    quantity,
    setQuantity: (next) => setChosen({ offerId: offer?.id, quantity: next }),
    busy,
    inCart,
    act: () => {
      if (inCart) emit('mini-cart/open', {});
      else if (offer) void add({ listingId: offer.listingId, title: product.title, quantity });
    },
  };
}
