import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Dialog } from '@headstock/ui/dialog';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountBlockDocument, MessagesReportDocument, type ReportReason } from './messages.generated.ts';

const Open = styled.button`
  min-height: 24px;
  color: var(--hs-ink-3);
  text-decoration: underline;
  text-underline-offset: 0.22em;
`;

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const reasons: readonly ReportReason[] = ['spam', 'fraud', 'abuse', 'other'];

/** Props of the button. */
export interface ReportButtonProps {
  readonly messageId: string;
  /** Who wrote the message, to be blocked too; null for who cannot be, or is. */
  readonly author: { readonly id: string; readonly displayName: string } | null;
  /** They were blocked. */
  readonly onBlocked: () => void;
}

/** Reports a message to the shop, after asking why, and blocks who wrote it if that is wished. Renders a `<button>` and its dialog. */
export function ReportButton({ messageId, author, onBlocked }: ReportButtonProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const tell = (isDone: boolean, said: string | null): void =>
    emit('notification/show', { message: said ?? '', tone: isDone ? 'positive' : 'negative' });
  const block = async (id: string): Promise<void> => {
    const { success, message } = (await client.mutate(AccountBlockDocument, { id })).accountBlock;
    if (success) onBlocked();
    else tell(false, message);
  };
  const report = async (given: FormData): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const reason = reasons.find((each) => each === given.get('reason')) ?? 'other';
    const details = given.get('details');
    try {
      const answer = await client.mutate(
        MessagesReportDocument,
        { id: messageId, reason, details: typeof details === 'string' ? details : null },
        { quiet: true },
      );
      const { success, message } = answer.messageReport;
      if (!success) {
        setFailure(message ?? formatMessage({ id: 'messages.reportFailed' }));
        return;
      }
      tell(true, formatMessage({ id: 'messages.reported' }));
      setOpen(false);
      if (author && given.get('block') !== null) await block(author.id);
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void report(new FormData(event.currentTarget));
  };
  return (
    <>
      <Open
        type="button"
        onClick={() => {
          setFailure(null);
          setOpen(true);
        }}
      >
        <FormattedMessage id="messages.report" />
      </Open>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="messages.reportTitle" />}
        closeLabel={formatMessage({ id: 'messages.close' })}
      >
        <p>
          <FormattedMessage id="messages.reportHint" />
        </p>
        <Form onSubmit={onSubmit}>
          <Field label={<FormattedMessage id="messages.reason" />}>
            <Select name="reason" defaultValue="spam">
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {formatMessage({ id: `messages.reason.${reason}` })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={<FormattedMessage id="messages.details" />}>
            <Textarea name="details" maxLength={1000} />
          </Field>
          {author && (
            <Checkbox name="block">
              <FormattedMessage id="messages.block" values={{ name: author.displayName }} />
              <small className="hs-small hs-mute">
                <br />
                <FormattedMessage id="messages.blockHint" />
              </small>
            </Checkbox>
          )}
          <FormFailure error={failure} />
          <Button type="submit" wide busy={busy}>
            <FormattedMessage id="messages.sendReport" />
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
