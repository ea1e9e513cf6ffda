/** The places on the neck that a shopper can be at, in order; `placed` is the order's own page. */
export const checkoutSteps = ['contact', 'delivery', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What is settled already. */
export type CheckoutFacts = Readonly<Record<'contact' | 'delivery' | 'payment', boolean>>;

interface KnownOrder {
  readonly requiresShipping: boolean;
  readonly localPickupOnly: boolean;
  readonly shippingMethodRef: string | null;
  readonly contact: { readonly email: string | null } | null;
  readonly shipment: { readonly address: object | null } | null;
  readonly store: object | null;
}

/** Whether an order knows who buys it. */
export function hasContact(order: Pick<KnownOrder, 'contact'>): boolean {
  return Boolean(order.contact?.email);
}

/** Whether an order must be brought to the shopper, or fetched by him. */
export function needsDelivery(order: Pick<KnownOrder, 'requiresShipping' | 'localPickupOnly'>): boolean {
  return order.requiresShipping || order.localPickupOnly;
}

/** Whether it is settled how an order reaches the shopper. */
export function hasDelivery(order: Omit<KnownOrder, 'contact'>): boolean {
  if (!needsDelivery(order)) return true;
  return order.shippingMethodRef !== null && (order.store !== null || Boolean(order.shipment?.address));
}

/** What the server knows of a checkout. `payment` is the browser's part: the card never reaches our servers. */
export function factsOf(orders: readonly KnownOrder[], signedIn: boolean, payment: boolean): CheckoutFacts {
  return {
    contact: signedIn || orders.every(hasContact),
    delivery: orders.every(hasDelivery),
    payment,
  };
}

/** The first step that is not settled; the review when all are. */
export function firstOpenStep(facts: CheckoutFacts): CheckoutStep {
  return checkoutSteps.find((step) => step !== 'review' && !facts[step]) ?? 'review';
}

/** The step to show for an address: the wanted one, but never beyond what is settled. */
export function stepFor(wanted: string | null, facts: CheckoutFacts): CheckoutStep {
  const open = firstOpenStep(facts);
  const step = checkoutSteps.find((candidate) => candidate === wanted);
  if (!step) return open;
  return checkoutSteps.indexOf(step) <= checkoutSteps.indexOf(open) ? step : open;
}

/** The step after one; null after the review. */
export function stepAfter(step: CheckoutStep): CheckoutStep | null {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? null;
}

/** The address of a step. */
export function pathOfStep(step: CheckoutStep): string {
  return `/checkout?step=${step}`;
}
