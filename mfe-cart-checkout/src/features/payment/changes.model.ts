interface PricedOrder {
  readonly subTotal: { readonly amountCents: number };
  readonly shippingCost: { readonly amountCents: number };
  readonly tax: { readonly amountCents: number };
  readonly extraFee: { readonly amountCents: number };
  readonly amountRemaining: { readonly amountCents: number };
  readonly lineItems: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly amount: { readonly amountCents: number };
    readonly listing: { readonly item: { readonly title: string } };
  }[];
}

/** One thing that is not as it was seen; `after` is null for what is gone. */
export interface Change {
  readonly key: string;
  readonly kind: 'line' | 'shippingCost' | 'tax' | 'fee' | 'total';
  readonly title: string | null;
  readonly before: number;
  readonly after: number | null;
}

const total = (orders: readonly PricedOrder[], read: (order: PricedOrder) => number): number =>
  orders.reduce((sum, order) => sum + read(order), 0);

/** What changed between the orders that were seen and those that are: lines first, then shipping, tax, fee and what is to pay. */
export function changesBetween(before: readonly PricedOrder[], after: readonly PricedOrder[]): Change[] {
  const now = new Map(after.flatMap((order) => order.lineItems.map((line) => [line.id, line.amount.amountCents])));
  const lines = before.flatMap((order) =>
    order.lineItems.flatMap((line): Change[] => {
      const amount = now.get(line.id) ?? null;
      if (amount === line.amount.amountCents) return [];
      const { title } = line.listing.item;
      return [{ key: line.id, kind: 'line', title, before: line.amount.amountCents, after: amount }];
    }),
  );
  const sums = (
    [
      ['shippingCost', (order: PricedOrder) => order.shippingCost.amountCents],
      ['tax', (order: PricedOrder) => order.tax.amountCents],
      ['fee', (order: PricedOrder) => order.extraFee.amountCents],
      ['total', (order: PricedOrder) => order.amountRemaining.amountCents],
    ] as const
  ).flatMap(([kind, read]): Change[] => {
    const [was, is] = [total(before, read), total(after, read)];
    return was === is ? [] : [{ key: kind, kind, title: null, before: was, after: is }];
  });
  return [...lines, ...sums];
}
