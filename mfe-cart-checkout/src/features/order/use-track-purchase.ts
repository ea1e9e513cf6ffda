import { useEmit } from '@headstock/event-bus/react';
import { useEffect } from 'react';
import { purchaseOf, type PurchasedOrder } from './purchase.model.ts';

/** Tells the page of a purchase, where its buyer sees the order for the first time. */
export function useTrackPurchase(order: PurchasedOrder): void {
  const emit = useEmit();
  useEffect(() => {
    const purchase = purchaseOf(order);
    if (purchase) emit('order/purchased', purchase);
  }, [emit, order]);
}
