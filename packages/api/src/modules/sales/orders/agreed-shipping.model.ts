import { type MethodQuote, PICKUP_REF } from '#api/modules/fulfilment/index.ts';

/**
 * The ways to send an order for a part of which shipping was agreed on: the agreed price counts for the cheapest way, a faster one
 * costs what it costs more. `rest` quotes what is left of the order; pick-up stays free.
 */
export function withAgreedShipping(
  methods: readonly MethodQuote[],
  rest: readonly MethodQuote[],
  agreedCents: number,
): readonly MethodQuote[] {
  const restOf = (ref: string): number => rest.find((method) => method.ref === ref)?.priceCents ?? 0;
  // What the agreed goods add to each way by the table.
  const shares = methods
    .filter(({ ref }) => ref !== PICKUP_REF)
    .map(({ ref, priceCents }) => Math.max(0, priceCents - restOf(ref)));
  const cheapest = shares.length > 0 ? Math.min(...shares) : 0;
  return methods.map((method) => {
    if (method.ref === PICKUP_REF) return method;
    const { ref, priceCents } = method;
    const more = Math.max(0, priceCents - restOf(ref) - cheapest);
    return { ...method, priceCents: restOf(ref) + agreedCents + more };
  });
}
