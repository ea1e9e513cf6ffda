import { toEstimate } from './address-format.model.ts';
import { newAddress, type CheckoutForm } from './checkout-form.model.ts';
import type { Destination } from './delivery-commands.ts';

/** Where an order goes by what is typed so far; null while that cannot be said. */
export function destinationOf(form: CheckoutForm, order: { readonly localPickupOnly: boolean }): Destination | null {
  if (order.localPickupOnly || form.shipOption === 'store')
    return form.storeId === '' ? null : { kind: 'store', storeId: form.storeId };
  if (form.id !== newAddress) return { kind: 'address', addressId: form.id };
  const estimate = toEstimate(form);
  return estimate && { kind: 'estimate', estimate };
}

/** Whether the orders need an address that is typed now. */
export function needsNewAddress(form: CheckoutForm, orders: readonly { readonly localPickupOnly: boolean }[]): boolean {
  return form.shipOption === 'home' && form.id === newAddress && orders.some((order) => !order.localPickupOnly);
}

/** What prices and ways depend on, as text: it changes exactly when they have to be asked for again. Null: too early. */
export function quoteKey(
  form: CheckoutForm,
  orders: readonly { readonly id: string; readonly localPickupOnly: boolean }[],
): string | null {
  const parts = orders.map((order) => {
    const destination = destinationOf(form, order);
    if (destination?.kind !== 'estimate') return destination && [order.id, destination];
    const { countryIso, regionIso, regionName, postalCode } = destination.estimate;
    return [order.id, countryIso, regionIso, regionName, postalCode];
  });
  return parts.includes(null) || parts.length === 0 ? null : JSON.stringify(parts);
}
