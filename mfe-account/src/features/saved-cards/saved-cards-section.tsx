import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AddCardForm } from './add-card-form.tsx';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { SavedCardList } from './saved-card-list.tsx';
import { MAXIMUM_CARDS, type SavedCards } from './saved-cards.model.ts';
import { useReturnedCard } from './use-returned-card.ts';
import { useSavedCards } from './use-saved-cards.ts';

const Root = styled.section`
  display: grid;
  gap: 16px;
  max-width: 720px;
  & > button {
    justify-self: start;
  }
  & > form {
    margin-top: 16px;
  }
`;

/** The cards that the payment provider keeps for the viewer; null: they did not arrive. Renders a `<section>`. */
export function SavedCardsSection({ saved }: { readonly saved: SavedCards | null }): ReactNode {
  const { revalidate, state } = useRevalidator();
  useReturnedCard();
  return (
    <Root aria-labelledby="saved-cards">
      <Heading level={2} step="3" id="saved-cards">
        <FormattedMessage id="savedCards.title" />
      </Heading>
      {saved ? (
        <Cards saved={saved} />
      ) : (
        <Notice
          tone="bad"
          live
          action={
            <Button variant="outline" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
              <FormattedMessage id="savedCards.tryAgain" />
            </Button>
          }
        >
          <FormattedMessage id="savedCards.missing" />
        </Notice>
      )}
    </Root>
  );
}

function Cards({ saved: { cards, fields } }: { readonly saved: SavedCards }): ReactNode {
  const actions = useSavedCards();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {cards.length === 0 && !isAdding && (
        <p>
          <FormattedMessage id="savedCards.none" />
        </p>
      )}
      {actions.doomed === null && (
        <FormFailure error={actions.failureBeyond(cards.map(({ id }) => id))} isTyped={false} />
      )}
      {cards.length > 0 && <SavedCardList cards={cards} actions={actions} />}
      {isAdding ? (
        <AddCardForm fields={fields} onClose={() => setIsAdding(false)} />
      ) : (
        cards.length < MAXIMUM_CARDS && (
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            <FormattedMessage id="savedCards.add" />
          </Button>
        )
      )}
      <RemoveCardDialog actions={actions} />
    </>
  );
}
