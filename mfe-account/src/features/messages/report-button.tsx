import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { Field } from '@headstock/ui/field';
import { Select } from '@headstock/ui/select';
import { Textarea } from '@headstock/ui/textarea';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessagesReportDocument, type ReportReason } from './messages.generated.ts';

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

/** Reports a message to the shop, after asking why. Renders a `<button>` and its dialog. */
export function ReportButton({ messageId }: { readonly messageId: string }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const report = async (given: FormData): Promise<void> => {
    setBusy(true);
    const reason = reasons.find((each) => each === given.get('reason')) ?? 'other';
    const details = given.get('details');
    try {
      const answer = await client.mutate(MessagesReportDocument, {
        id: messageId,
        reason,
        details: typeof details === 'string' ? details : null,
      });
      const { success, message } = answer.messageReport;
      const said = success ? formatMessage({ id: 'messages.reported' }) : (message ?? '');
      emit('notification/show', { message: said, tone: success ? 'positive' : 'negative' });
      if (success) setOpen(false);
    } catch (error) {
      // The client has said what is wrong.
      console.error(error);
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
      <Open type="button" onClick={() => setOpen(true)}>
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
          <Button type="submit" wide busy={busy}>
            <FormattedMessage id="messages.sendReport" />
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
