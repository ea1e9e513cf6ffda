import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect } from 'react';
import { OrderReportPurchaseDocument } from './order.generated.ts';
import { purchaseOf, type PurchasedOrder } from './purchase.model.ts';

/**
 * Announces a purchase, where its buyer sees the order for the first time. Of all tabs and reloads the API lets one do so; a
 * purchase that could not be claimed is announced by the next visit.
 */
export function useTrackPurchase(order: PurchasedOrder): void {
  const emit = useEmit();
  const client = useGraphQLClient();
  useEffect(() => {
    const purchase = purchaseOf(order);
    if (!purchase) return;
    client.mutate(OrderReportPurchaseDocument, { id: purchase.id }, { quiet: true }).then(
      ({ orderReportPurchase: { success } }) => {
        if (success) emit('order/purchased', purchase);
      },
      () => undefined,
    );
  }, [emit, client, order]);
}
