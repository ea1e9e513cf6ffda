import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import {
  MessagesShipDelayAskDocument,
  type MessagesShipDelayAskMutation,
  type ShipClockFactsFragment,
} from '#mfe-account/features/messages/messages.generated.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

type FieldName = NonNullable<MessagesShipDelayAskMutation['answer']['field']>;

/** Props of the form. */
export interface AskDelayFormProps {
  readonly clock: ShipClockFactsFragment;
  readonly onCancel: () => void;
  /** The buyer is asked, in a thread that may have been begun by that. */
  readonly onAsked: (threadId: string | null) => void;
}

/** Asks the buyer of an order to wait until a later day. Renders a `<form>`. */
export function AskDelayForm({
  clock: { orderId, firstDay, lastDay },
  onCancel,
  onAsked,
}: AskDelayFormProps): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const [until, setUntil] = useState(firstDay);
  const [reason, setReason] = useState('');
  const unsaved = useUnsavedForm({ reason });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<{ readonly field: FieldName | null; readonly message: string } | null>(null);
  const errorAt = (field: FieldName): string | undefined => (refusal?.field === field ? refusal.message : undefined);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    setFailure(null);
    try {
      const variables = { orderId, until, reason };
      const { answer } = await client.mutate(MessagesShipDelayAskDocument, variables, { quiet: true });
      if (answer.success) {
        unsaved.settle({ reason });
        return onAsked(answer.threadId);
      }
      const { field, message } = answer;
      setRefusal({ field, message: message ?? formatMessage({ id: 'messages.shipBy.failed' }) });
      if (field !== null) requestAnimationFrame(() => document.getElementsByName(field)[0]?.focus());
    } catch (error) {
      console.error(error);
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsForm method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={<FormattedMessage id="messages.shipBy.until" />} error={errorAt('UNTIL')} required>
        <TextInput
          name="UNTIL"
          type="date"
          min={firstDay}
          max={lastDay}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </Field>
      <Field
        label={<FormattedMessage id="messages.shipBy.reason" />}
        hint={<FormattedMessage id="messages.shipBy.reasonHint" />}
        error={errorAt('REASON')}
        required
      >
        <Textarea
          name="REASON"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <Buttons>
        <Button type="submit" size="small" busy={busy}>
          <FormattedMessage id="messages.shipBy.send" />
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={onCancel}>
          <FormattedMessage id="messages.shipBy.cancel" />
        </Button>
      </Buttons>
    </SettingsForm>
  );
}
