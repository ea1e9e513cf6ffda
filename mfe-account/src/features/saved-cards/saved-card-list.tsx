import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import { TextButton } from '@headstock/ui/text-button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { CardName } from './card-name.tsx';
import { expiryText, type SavedCard } from './saved-cards.model.ts';
import type { SavedCardActions } from './use-saved-cards.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  & > li {
    padding: 16px 20px 8px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
  }
  & .name {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    font-weight: 600;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
`;

/** Props of the list. */
export interface SavedCardListProps {
  readonly cards: readonly SavedCard[];
  readonly actions: SavedCardActions;
}

/** The viewer's cards with what can be done to each. Renders a `<ul>`. */
export function SavedCardList({ cards, actions }: SavedCardListProps): ReactNode {
  return (
    <List>
      {cards.map((card) => (
        <li key={card.id}>
          <Row card={card} actions={actions} />
        </li>
      ))}
    </List>
  );
}

function Row({ card, actions }: { readonly card: SavedCard; readonly actions: SavedCardActions }): ReactNode {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'savedCards.name' }, { network: card.network, last4: card.last4 });
  const label = (action: 'makeDefault' | 'remove'): string =>
    formatMessage({ id: 'savedCards.about' }, { action: formatMessage({ id: `savedCards.${action}` }), card: name });
  return (
    <>
      <p className="name">
        <CardName card={card} />
        {card.isDefault && (
          <Badge tone="good">
            <FormattedMessage id="savedCards.default" />
          </Badge>
        )}
        {card.isExpired && (
          <Badge tone="warn">
            <FormattedMessage id="savedCards.expired" />
          </Badge>
        )}
      </p>
      <p className="hs-small hs-mute">
        <FormattedMessage
          id={card.isExpired ? 'savedCards.over' : 'savedCards.until'}
          values={{ date: expiryText(card) }}
        />
      </p>
      {actions.doomed === null && <FormFailure error={actions.failureOf(card.id)} isTyped={false} />}
      <div className="actions">
        {!card.isDefault && !card.isExpired && (
          <TextButton
            aria-label={label('makeDefault')}
            aria-disabled={actions.busy === card.id || undefined}
            onClick={() => actions.makeDefault(card)}
          >
            <FormattedMessage id="savedCards.makeDefault" />
          </TextButton>
        )}
        <TextButton aria-label={label('remove')} onClick={() => actions.askToRemove(card)}>
          <FormattedMessage id="savedCards.remove" />
        </TextButton>
      </div>
    </>
  );
}
