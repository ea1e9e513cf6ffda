import type { TestApi } from '#api/http/testing.ts';
import { loadDocumentOrder } from '#api/modules/sales/documents/document-order.ts';
import { checkoutContextOf, loadOrdersById } from '#api/modules/sales/index.ts';
import { anonymous } from '#api/platform/actor-context.ts';

/** Gives a function that reads the two names on the papers of an order. */
export function createDocumentsOf({ services }: TestApi) {
  return async (orderId: string): Promise<{ readonly seller: string; readonly buyer: string | undefined }> => {
    const [order] = await loadOrdersById(checkoutContextOf(services), [orderId]);
    if (!order) throw new Error('There is no such order.');
    const reader = { principal: anonymous, isKeyShown: false };
    const { sellerName, contact } = await loadDocumentOrder(services.db, order, reader, 'en');
    return { seller: sellerName, buyer: contact?.name };
  };
}
