/** What an order costs: goods − discount + shipping + fee + tax = total. Whole cents. */
export type OrderPrice = {
  readonly subTotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly extraFeeCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
};
