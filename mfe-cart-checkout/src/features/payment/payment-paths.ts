import { pathOfOrder } from '#mfe-cart-checkout/features/order/order-links.ts';
import type { PaymentIntent } from './intent.model.ts';
import type { PlacedOrder } from './payment.model.ts';

/** The page that hands a payment over to Valor, relative to the language root. */
export const pathOfValorPayment = (key: string): string =>
  `/valor-payment?${new URLSearchParams({ payment: key }).toString()}`;

/** Where a provider leads back to, relative to the language root: there is told what became of a payment. */
export const pathOfReturn = (key: string): string => `/checkout?${new URLSearchParams({ payment: key }).toString()}`;

/**
 * The page of an order that was placed before and stays unpaid: there it goes on. Null for what lies in the cart.
 * @param order what the server says of it; another tab knows nothing else
 */
export function pathOfUnpaidOrder(order: PlacedOrder | undefined, intent: PaymentIntent | null): string | null {
  if (order) return pathOfOrder(order.id, order.guestKey);
  const [seen] = intent?.from === 'order' ? intent.orders : [];
  return seen ? pathOfOrder(seen.orderId, seen.key ?? null) : null;
}
