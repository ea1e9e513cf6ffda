import { storeProfile } from '@headstock/contracts/store-profile';

/** An amount as the schema's type `Money` reads it. */
export type Money = { amount: number; amountCents: number; currency: { iso: string } };

const currency = { iso: storeProfile.currency };

/** The schema's `Money` for whole cents. */
export function toMoney(amountCents: number): Money {
  return { amount: amountCents / 100, amountCents, currency };
}

/** The schema's `Money` for whole cents that may be missing. */
export const toMoneyOrNull = (cents: number | null): Money | null => (cents === null ? null : toMoney(cents));

/** The largest amount that the shop handles, in cents; the schema's Int ends just above. */
export const MAXIMUM_CENTS = 2_000_000_000;

/** A share of an amount, in hundredths of a percent, rounded half up to a whole cent. Both must be 0 or more. */
export function shareOf(amountCents: number, basisPoints: number): number {
  const product = amountCents * basisPoints;
  const remainder = product % 10_000;
  return (product - remainder) / 10_000 + (remainder >= 5_000 ? 1 : 0);
}
