import { pathOfOrder } from '#cart/features/order/order-links.ts';
import type { PaymentIntent } from './intent.model.ts';

/** The page that hands a payment over to Valor, relative to the language root. */
export const pathOfHandover = (key: string): string =>
  `/valor-payment?${new URLSearchParams({ payment: key }).toString()}`;

/** Where a provider leads back to, relative to the language root: there is told what became of a payment. */
export const pathOfReturn = (key: string): string => `/checkout?${new URLSearchParams({ payment: key }).toString()}`;

/** The page of an order that stays unpaid. */
export function pathOfUnpaid({ orders }: PaymentIntent): string {
  const [order] = orders;
  return order ? pathOfOrder(order.orderId, order.key ?? null) : '/';
}
