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
  if (earliestDays === null && latestDays === null) return null;
  return {
    first: businessDaysAfter(now, earliestDays ?? latestDays ?? 0),
    last: businessDaysAfter(now, latestDays ?? earliestDays ?? 0),
  };
}

/** The option to begin with: the one chosen before if it is still there, else the cheapest. */
export function preferredOption(options: readonly ShippingOption[], chosen: string | null): ShippingOption | undefined {
  return (
    options.find((option) => option.ref === chosen) ??
    options.toSorted((a, b) => a.price.amountCents - b.price.amountCents)[0]
  );
}
