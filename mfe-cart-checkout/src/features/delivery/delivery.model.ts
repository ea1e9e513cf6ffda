/** A way to send an order, with its price. */
export interface ShippingOption {
  readonly ref: string;
  readonly name: string;
  readonly price: { readonly amountCents: number };
  readonly earliestDays: number | null;
  readonly latestDays: number | null;
}

const dayMs = 86_400_000;

/** The day after `days` business days from `from`, both in UTC; weekends do not count. */
export function businessDaysAfter(from: Date, days: number): Date {
  let left = days;
  let at = from.getTime();
  while (left > 0) {
    at += dayMs;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return new Date(at);
}

/** The first and the last day on which an order can arrive; null for pick-up. */
export function arrivalOf(option: ShippingOption, now: Date): { readonly first: Date; readonly last: Date } | null {
  const { earliestDays, latestDays } = option;
  if (isPickUp(option)) return null;
  return {
    first: businessDaysAfter(now, earliestDays ?? latestDays ?? 0),
    last: businessDaysAfter(now, latestDays ?? earliestDays ?? 0),
  };
}

/** Pick-up is offered beside the ways to send: it is told by having no days. */
export function isPickUp(option: ShippingOption): boolean {
  return option.earliestDays === null && option.latestDays === null;
}

/** The option to begin with: the one chosen before if it is still there, else the cheapest. */
export function preferredOption(options: readonly ShippingOption[], chosen: string | null): ShippingOption | undefined {
  return (
    options.find((option) => option.ref === chosen) ??
    options.toSorted((a, b) => a.price.amountCents - b.price.amountCents)[0]
  );
}

interface PricedOrder {
  readonly shipOption: string | null;
  readonly shippingMethod: { readonly name: string } | null;
  readonly shippingCost: { readonly amountCents: number };
  readonly tax: { readonly amountCents: number };
  readonly total: { readonly amountCents: number };
  readonly amountRemaining: { readonly amountCents: number };
}

const cents = (amountCents: number) => ({ amountCents });

/** An order without its tax, as it is shown while nobody can say what the tax will be. */
export function withoutTax<Order extends PricedOrder>(order: Order): Order {
  const tax = order.tax.amountCents;
  return {
    ...order,
    tax: cents(0),
    total: cents(order.total.amountCents - tax),
    amountRemaining: cents(order.amountRemaining.amountCents - tax),
  };
}

/** An order as it would be with a way to an address that the server does not know yet: with its price, without tax. */
export function estimatedOrder<Order extends PricedOrder>(order: Order, option: ShippingOption): Order {
  const bare = withoutTax(order);
  const more = option.price.amountCents - order.shippingCost.amountCents;
  return {
    ...bare,
    shipOption: null,
    shippingMethod: { name: option.name },
    shippingCost: cents(option.price.amountCents),
    total: cents(bare.total.amountCents + more),
    amountRemaining: cents(bare.amountRemaining.amountCents + more),
  };
}

/** The orders as they are now, as far as they can be compared with what was seen: a tax that was not shown is left out. */
export function comparable<Order extends PricedOrder & { readonly id: string }>(
  now: readonly Order[],
  seen: readonly Order[],
): readonly Order[] {
  const estimated = new Set(seen.filter((order) => order.shipOption === null).map((order) => order.id));
  return now.map((order) => (estimated.has(order.id) ? withoutTax(order) : order));
}
