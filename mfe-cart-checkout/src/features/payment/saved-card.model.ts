import type { PaymentPlan, SavedCardChoice } from './payment-plan.model.ts';

/** A card that the provider keeps for whoever pays. */
export type SavedCard = SavedCardChoice & {
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isExpired: boolean;
  readonly isDefault: boolean;
};

/** An account keeps at most so many cards. */
export const MAXIMUM_CARDS = 10;

/**
 * The kept card that a plan pays with: the chosen one as long as it is there and good, else the default, else any good one. Null
 * for a card that is typed.
 */
export function savedCardOf(
  { card, savedCard, usesOtherCard }: Pick<PaymentPlan, 'card' | 'savedCard' | 'usesOtherCard'>,
  cards: readonly SavedCard[],
): SavedCardChoice | null {
  if (card || usesOtherCard) return null;
  const good = cards.filter(({ isExpired }) => !isExpired);
  const found = good.find(({ id }) => id === savedCard?.id) ?? good.find(({ isDefault }) => isDefault) ?? good[0];
  return found ? { id: found.id, network: found.network, last4: found.last4 } : null;
}

/** The last month of a card: 04/2030. */
export const expiryText = ({ expiryMonth, expiryYear }: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>): string =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
