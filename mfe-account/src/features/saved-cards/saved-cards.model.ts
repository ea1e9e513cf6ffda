import type { AccountSavedCardsQuery, SavedCardPartsFragment } from './saved-cards.generated.ts';

/** A card that the provider keeps for the viewer. */
export type SavedCard = SavedCardPartsFragment;

/** The viewer's cards, and where another one is typed. */
export interface SavedCards {
  readonly cards: readonly SavedCard[];
  readonly fields: AccountSavedCardsQuery['cardFields'];
}

/** An account keeps at most so many cards. */
export const MAXIMUM_CARDS = 10;

/** The last month of a card: 04/2030. */
export const expiryText = ({ expiryMonth, expiryYear }: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>): string =>
  `${String(expiryMonth).padStart(2, '0')}/${expiryYear}`;
