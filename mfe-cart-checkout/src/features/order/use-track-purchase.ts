import { useEmit } from '@headstock/event-bus/react';
import { useEffect } from 'react';
import { purchaseOf, type CountedOrder } from './purchase.model.ts';

/** Tells the page of a purchase, where its buyer sees the order for the first time. */
export function useTellPurchase(order: CountedOrder): void {
  const emit = useEmit();
  useEffect(() => {
    const purchase = purchaseOf(order);
    if (purchase) emit('order/purchased', purchase);
  }, [emit, order]);
}
