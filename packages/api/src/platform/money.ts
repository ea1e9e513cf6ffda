import { storeProfile } from '@headstock/contracts/store-profile';

/** An amount as the schema's type `Money` reads it. */
export type Money = { amount: number; amountCents: number; currency: { iso: string } };

const currency = { iso: storeProfile.currency };

/** The schema's `Money` for whole cents. */
export function toMoney(amountCents: number): Money {
  return { amount: amountCents / 100, amountCents, currency };
}
