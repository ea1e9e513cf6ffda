import styled from '@emotion/styled';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { CardName } from './card-name.tsx';
import type { SavedCardActions } from './use-saved-cards.ts';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** Asks once before a card is removed, and says what stays. Renders a `<dialog>`. */
export function RemoveCardDialog({ actions }: { readonly actions: SavedCardActions }): ReactNode {
  const { formatMessage } = useIntl();
  const { doomed } = actions;
  const close = (): void => actions.askToRemove(null);
  return (
    <Dialog
      open={doomed !== null}
      onClose={close}
      title={<FormattedMessage id="savedCards.removeTitle" />}
      closeLabel={formatMessage({ id: 'savedCards.close' })}
    >
      {doomed && (
        <p>
          <CardName card={doomed} />
        </p>
      )}
      <p>
        <FormattedMessage id="savedCards.removeHint" />
      </p>
      {doomed && <FormFailure error={actions.failureOf(doomed.id)} isTyped={false} />}
      <Actions>
        <Button busy={actions.busy !== null} onClick={actions.confirmRemove}>
          <FormattedMessage id="savedCards.confirmRemove" />
        </Button>
        <Button variant="outline" data-autofocus onClick={close}>
          <FormattedMessage id="savedCards.keepIt" />
        </Button>
      </Actions>
    </Dialog>
  );
}
