/** What an order keeps of a price that staff set for shipping; nothing of it where the quoted price counts. */
export const shippingOverride = (cents: number | null, reason: string | null, quotedCents: number) => ({
  shipping_override_cents: cents,
  shipping_override_reason: cents === null ? null : reason,
  shipping_quoted_cents: cents === null ? null : quotedCents,
});

/** No price of staff. */
export const noShippingOverride = shippingOverride(null, null, 0);
