import { useLocation } from 'react-router';
import { useHydrated } from '@headstock/commerce-client/use-tab-storage';
import { placedOf, type PlacedLink } from './placed-orders.model.ts';
import type { ShownOrder } from './shown-order.ts';

/** The other orders of the same payment, right after the checkout; null otherwise, and on the server. */
export function usePlacedOrders(order: ShownOrder): readonly PlacedLink[] | null {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  return hydrated ? placedOf(state, order.id) : null;
}
