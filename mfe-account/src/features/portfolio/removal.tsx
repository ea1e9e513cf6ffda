import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { TextButton } from '@headstock/ui/text-button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { AccountPortfolioRemoveDocument, AccountPortfolioRestoreDocument } from './portfolio.generated.ts';

/** Sends what takes an instrument out, or puts it back, and goes on when it took effect. */
function useMove(id: string) {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const move = async (isRemoved: boolean, path: string): Promise<void> => {
    setBusy(true);
    try {
      const answer = isRemoved
        ? (await client.mutate(AccountPortfolioRemoveDocument, { id })).portfolioItemRemove
        : (await client.mutate(AccountPortfolioRestoreDocument, { id })).portfolioItemRestore;
      if (answer.success) await navigate(path);
      else
        emit('notification/show', {
          message: answer.message ?? formatMessage({ id: 'portfolio.failed' }),
          tone: 'negative',
        });
    } catch (error) {
      // The client has told the user.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, move };
}

/** Takes an instrument out of the portfolio and goes back to the list, where that can be undone. Renders a `<button>`. */
export function RemoveButton({ id }: { readonly id: string }): ReactNode {
  const { busy, move } = useMove(id);
  return (
    <Button
      variant="outline"
      size="small"
      busy={busy}
      onClick={() => void move(true, `/profile/portfolio?removed=${id}`)}
    >
      <FormattedMessage id="portfolio.remove" />
    </Button>
  );
}

/** Says that an instrument was taken out, and puts it back. Renders a notice. */
export function UndoRemoval({ id }: { readonly id: string }): ReactNode {
  const { move } = useMove(id);
  return (
    <Notice tone="good" live>
      <FormattedMessage id="portfolio.removed" />{' '}
      <TextButton onClick={() => void move(false, `/profile/portfolio/${id}`)}>
        <FormattedMessage id="portfolio.undo" />
      </TextButton>
    </Notice>
  );
}
