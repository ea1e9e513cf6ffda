import { cartAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAddToCart } from '#mfe-catalog/features/cart/use-add-to-cart.ts';
import type { AgreedPrice } from '#mfe-catalog/features/offer/offer.model.ts';
import { defaultOption, type PurchaseOption, type ProductView } from './product-view.model.ts';

/** What a visitor is about to buy on a product page. */
export interface Purchase {
  /** Undefined when the item was never listed. */
  readonly option: PurchaseOption | undefined;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly busy: boolean;
  /** What the visitor and the seller agreed on; null without an accepted offer. */
  readonly agreed: AgreedPrice | null;
  readonly setAgreed: (price: AgreedPrice | null) => void;
  /** It is in the cart already. */
  readonly inCart: boolean;
  /** Adds it to the cart, or opens the cart when it is there already. */
  readonly addToCart: () => void;
}

/** Props of components that show a product and what is about to be bought of it. */
export interface PurchaseProps {
  readonly product: ProductView;
  readonly purchase: Purchase;
}

/** The option selected by `?variant=` with its quantity, and the action that adds it to the cart. */
export function usePurchase(product: ProductView): Purchase {
  const [query] = useSearchParams();
  const emit = useEmit();
  const option = defaultOption(product.options, query.get('variant'));
  const [agreed, setAgreed] = useState<AgreedPrice | null>(null);
  const { busy, inCart: hasListing, add } = useAddToCart(option?.listingId);
  const { lines } = useAtomValue(cartAtom);
  const hasAgreed = lines.some(
    ({ listingId, amountCents }) => listingId === option?.listingId && amountCents === agreed?.cents,
  );
  // In the cart at the asking price is not in the cart at the agreed one.
  const inCart = agreed ? hasAgreed : hasListing;
  const [chosen, setChosen] = useState({ optionId: option?.id, quantity: 1 });
  const quantity = chosen.optionId === option?.id ? Math.min(chosen.quantity, Math.max(1, option?.stock ?? 1)) : 1;
  return {
    option,
    quantity,
    setQuantity: (next) => setChosen({ optionId: option?.id, quantity: next }),
    busy,
    agreed,
    setAgreed,
    inCart,
    addToCart: () => {
      if (inCart) emit('mini-cart/open', {});
      else if (option)
        void add({
          listingId: option.listingId,
          title: product.title,
          quantity,
          ...(agreed ? { offerId: agreed.offerId } : {}),
        });
    },
  };
}
