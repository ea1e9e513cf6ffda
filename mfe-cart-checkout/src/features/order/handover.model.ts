/** How an order reaches its buyer: it is sent, fetched at the shop, or it is work with nothing to hand over. */
export type Handover = 'shipping' | 'pickUp' | 'service';

/** What of an order says how it reaches its buyer. */
export interface HandedOver {
  readonly shipOption: string | null;
  readonly requiresShipping: boolean;
  readonly localPickupOnly: boolean;
}

/** How an order reaches its buyer. */
export function handoverOf({ shipOption, requiresShipping, localPickupOnly }: HandedOver): Handover {
  if (!requiresShipping && !localPickupOnly) return 'service';
  return shipOption === 'home' ? 'shipping' : 'pickUp';
}
