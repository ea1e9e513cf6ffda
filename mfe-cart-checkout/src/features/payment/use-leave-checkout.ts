import { emptyCart } from '@headstock/contracts/cart';
import { emit } from '@headstock/event-bus';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { forgetCart } from '@headstock/commerce-client/cart-cache';
import { useGraphQLClient } from '@headstock/graphql-client';
import { formStorage, intentStorage, planStorage } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import type { PaymentIntent } from './intent.model.ts';
import type { PlacedOrder } from './payment.model.ts';
import { pathOfOrder } from '#mfe-cart-checkout/features/order/order-links.ts';

/**
 * Shows the order and then forgets the checkout, which would else fall back to an earlier step on the way. A payment of an order
 * that was placed before leaves the cart alone; so does one of which another tab knows more: there the server's cart is shown already.
 */
export function useLeaveCheckout(): (orders: readonly PlacedOrder[], intent: PaymentIntent | null) => Promise<void> {
  const navigate = useNavigate();
  const store = useStore();
  const client = useGraphQLClient();
  const intl = useIntl();
  return useCallback(
    async (orders, intent) => {
      const [first] = orders;
      const isPlacing = intent?.from === 'checkout';
      if (first) {
        const state = isPlacing ? { placed: orders } : null;
        await navigate(pathOfOrder(first.id, first.guestKey), { replace: true, state });
      }
      if (intent) intentStorage.write(null);
      if (!isPlacing) {
        emit(store, 'notification/show', { message: intl.formatMessage({ id: 'payment.received' }), tone: 'positive' });
        return;
      }
      for (const memory of [formStorage, planStorage]) memory.write(null);
      forgetCart(client);
      emit(store, 'cart/changed', emptyCart);
    },
    [navigate, store, client, intl],
  );
}
