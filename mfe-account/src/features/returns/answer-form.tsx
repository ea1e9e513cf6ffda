import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SettingsForm } from '#mfe-account/features/details/settings-form.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { AccountReturnAnswerDocument } from './returns.generated.ts';
import { useReturnAnswer } from './use-return-answer.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

/** The seller's answer to what was asked for after the days of the policy. Renders a `<form>`. */
export function ReturnAnswerForm({ id }: { readonly id: string }): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const [reply, setReply] = useState('');
  useUnsavedForm({ reply });
  const { busy, refusal, failure, errorAt, answer } = useReturnAnswer();
  const send = (approve: boolean): void =>
    void answer(
      () => client.mutate(AccountReturnAnswerDocument, { id, approve, reply: reply.trim() || null }, { quiet: true }),
      formatMessage({ id: approve ? 'returns.done.approve' : 'returns.done.decline' }),
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send(true);
  };
  return (
    <SettingsForm method="post" noValidate onSubmit={submit}>
      <Field
        label={<FormattedMessage id="returns.reply" />}
        hint={<FormattedMessage id="returns.replyHint" />}
        error={errorAt('REPLY')}
      >
        <Textarea
          name="REPLY"
          rows={4}
          maxLength={2_000}
          value={reply}
          onChange={({ target }) => setReply(target.value)}
        />
      </Field>
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={failure} />
      <Buttons>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="returns.approve" />
        </Button>
        <Button variant="outline" busy={busy} onClick={() => send(false)}>
          <FormattedMessage id="returns.decline" />
        </Button>
      </Buttons>
    </SettingsForm>
  );
}
