import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { TextButton } from '@headstock/ui/text-button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountPortfolioRemoveDocument, AccountPortfolioRestoreDocument } from './portfolio.generated.ts';

const quiet = { quiet: true };

/** Sends what takes an instrument out, or puts it back, and goes on when it took effect. */
function useMove(id: string) {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const move = async (isRemoved: boolean, path: string): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = isRemoved
        ? (await client.mutate(AccountPortfolioRemoveDocument, { id }, quiet)).portfolioItemRemove
        : (await client.mutate(AccountPortfolioRestoreDocument, { id }, quiet)).portfolioItemRestore;
      if (answer.success) await navigate(path);
      else setFailure(answer.message ?? formatMessage({ id: 'portfolio.failed' }));
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, move };
}

/** Takes an instrument out of the portfolio and goes back to the list, where that can be undone. Renders a `<button>`. */
export function RemoveButton({ id }: { readonly id: string }): ReactNode {
  const { busy, failure, move } = useMove(id);
  return (
    <div>
      <FormFailure error={failure} isTyped={false} />
      <Button
        variant="outline"
        size="small"
        busy={busy}
        onClick={() => void move(true, `/profile/portfolio?removed=${id}`)}
      >
        <FormattedMessage id="portfolio.remove" />
      </Button>
    </div>
  );
}

/** Says that an instrument was taken out, and puts it back. Renders a notice. */
export function UndoRemoval({ id }: { readonly id: string }): ReactNode {
  const { failure, move } = useMove(id);
  return (
    <Notice tone="good" live>
      <FormattedMessage id="portfolio.removed" />{' '}
      <TextButton onClick={() => void move(false, `/profile/portfolio/${id}`)}>
        <FormattedMessage id="portfolio.undo" />
      </TextButton>
      <FormFailure error={failure} isTyped={false} />
    </Notice>
  );
}
