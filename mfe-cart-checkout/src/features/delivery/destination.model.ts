import { toEstimate } from '@headstock/commerce-client/address-format';
import { newAddress, type CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import type { Destination } from './delivery-commands.ts';

/** What an order says of where it can be handed over. */
export interface Deliverable {
  /** It does not travel. */
  readonly localPickupOnly: boolean;
  /** It can be fetched in a store; what a seller sends by himself cannot. */
  readonly canPickUp: boolean;
}

/** Whether an order is fetched in a store by what was chosen, as far as it can be. */
export function isPickedUp(form: Pick<CheckoutForm, 'shipOption'>, order: Deliverable): boolean {
  return order.localPickupOnly || (order.canPickUp && form.shipOption === 'store');
}

/** Whether the server knows of an order what was chosen: the store in which it is fetched, or that it is sent. */
export function isSettledAs(
  form: Pick<CheckoutForm, 'shipOption' | 'storeId'>,
  order: Deliverable & { readonly store: { readonly id: string } | null },
): boolean {
  return isPickedUp(form, order) ? order.store?.id === form.storeId : order.store === null;
}

/** Where an order goes by what is typed so far; null while that cannot be said. */
export function destinationOf(form: CheckoutForm, order: Deliverable): Destination | null {
  if (isPickedUp(form, order)) return form.storeId === '' ? null : { kind: 'store', storeId: form.storeId };
  if (form.id !== newAddress) return { kind: 'address', addressId: form.id };
  const estimate = toEstimate(form);
  return estimate && { kind: 'estimate', estimate };
}

/** Whether the orders need an address that is typed now. */
export function needsNewAddress(form: CheckoutForm, orders: readonly Deliverable[]): boolean {
  return form.id === newAddress && orders.some((order) => !isPickedUp(form, order));
}

/** What prices and ways depend on, as text: it changes exactly when they have to be asked for again. Null: too early. */
export function quoteKey(
  form: CheckoutForm,
  orders: readonly (Deliverable & { readonly id: string })[],
): string | null {
  const parts = orders.map((order) => {
    const destination = destinationOf(form, order);
    if (destination?.kind !== 'estimate') return destination && [order.id, destination];
    const { countryIso, regionIso, regionName, postalCode } = destination.estimate;
    return [order.id, countryIso, regionIso, regionName, postalCode];
  });
  return parts.includes(null) || parts.length === 0 ? null : JSON.stringify(parts);
}
