import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SavedCard } from './saved-cards.model.ts';

/** What a card is called: its network and its last digits. Renders text. */
export function CardName({ card: { network, last4 } }: { readonly card: SavedCard }): ReactNode {
  return <FormattedMessage id="savedCards.name" values={{ network, last4 }} />;
}
