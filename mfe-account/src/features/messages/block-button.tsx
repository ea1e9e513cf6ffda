import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountBlockDocument, AccountUnblockDocument } from './messages.generated.ts';

interface BlockButtonProps {
  readonly person: { readonly id: string; readonly displayName: string };
  readonly isBlocked: boolean;
  /** It took effect. */
  readonly onChanged: () => void;
}

/** Blocks somebody after asking once, or takes the block back. Renders a `<button>` and its dialog. */
export function BlockButton({ person: { id, displayName: name }, isBlocked, onChanged }: BlockButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const change = async (): Promise<void> => {
    setBusy(true);
    try {
      const { success, message } = isBlocked
        ? (await client.mutate(AccountUnblockDocument, { id })).accountUnblock
        : (await client.mutate(AccountBlockDocument, { id })).accountBlock;
      if (success) {
        setOpen(false);
        onChanged();
      } else emit('notification/show', { message: message ?? '', tone: 'negative' });
    } catch (error) {
      // The client has said what is wrong.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  if (isBlocked)
    return (
      <Button variant="outline" size="small" busy={busy} onClick={() => void change()}>
        <FormattedMessage id="messages.unblock" values={{ name }} />
      </Button>
    );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="messages.block" values={{ name }} />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="messages.block" values={{ name }} />}
        closeLabel={formatMessage({ id: 'messages.close' })}
      >
        <p>
          <FormattedMessage id="messages.blockHint" />
        </p>
        <Button wide busy={busy} onClick={() => void change()}>
          <FormattedMessage id="messages.blockNow" />
        </Button>
      </Dialog>
    </>
  );
}
