import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountBlockDocument, AccountUnblockDocument } from './messages.generated.ts';

interface BlockButtonProps {
  readonly person: { readonly id: string; readonly displayName: string };
  readonly isBlocked: boolean;
  /** It took effect. */
  readonly onChanged: () => void;
}

/** Blocks somebody after asking once, or takes the block back; says at the button why it did not. Renders a `<button>` and its dialog. */
export function BlockButton({ person: { id, displayName: name }, isBlocked, onChanged }: BlockButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const change = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { success, message } = isBlocked
        ? (await client.mutate(AccountUnblockDocument, { id }, { quiet: true })).accountUnblock
        : (await client.mutate(AccountBlockDocument, { id }, { quiet: true })).accountBlock;
      if (success) {
        setOpen(false);
        onChanged();
      } else setFailure(message ?? formatMessage({ id: 'messages.blockFailed' }));
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const said = <FormFailure error={failure} isTyped={false} />;
  if (isBlocked)
    return (
      <>
        <Button variant="outline" size="small" busy={busy} onClick={() => void change()}>
          <FormattedMessage id="messages.unblock" values={{ name }} />
        </Button>
        {said}
      </>
    );
  const toggle = (isOpen: boolean) => (): void => {
    setFailure(null);
    setOpen(isOpen);
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={toggle(true)}>
        <FormattedMessage id="messages.block" values={{ name }} />
      </Button>
      <Dialog
        open={open}
        onClose={toggle(false)}
        title={<FormattedMessage id="messages.block" values={{ name }} />}
        closeLabel={formatMessage({ id: 'messages.close' })}
      >
        <p>
          <FormattedMessage id="messages.blockHint" />
        </p>
        {said}
        <Button wide busy={busy} onClick={() => void change()}>
          <FormattedMessage id="messages.blockNow" />
        </Button>
      </Dialog>
    </>
  );
}
