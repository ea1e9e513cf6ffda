import styled from '@emotion/styled';
import type { GraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { FormError } from '@headstock/ui/form-error';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ShellImpersonationSendCodeDocument, ShellImpersonationStepUpDocument } from './acting.generated.ts';

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px 16px;
  padding-block: 12px 4px;
  & > .code {
    flex: 0 1 160px;
  }
  & > .reason {
    flex: 1 1 240px;
  }
  & > p {
    flex: 1 1 100%;
  }
`;

/** Props of the form. */
export interface StepUpFormProps {
  readonly client: GraphQLClient;
  /** The member was mailed a code that can still be given. */
  readonly isCodeSent: boolean;
  /** Reads the impersonation anew. */
  readonly reload: () => Promise<void>;
}

interface Refusal {
  readonly field: 'code' | 'reason' | null;
  readonly message: string;
}

/** Has a code mailed to the member, and takes it with a reason: from then on something may be changed. Renders a `<form>`. */
export function StepUpForm({ client, isCodeSent, reload }: StepUpFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<'mail' | 'allow' | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const run = async (what: 'mail' | 'allow'): Promise<void> => {
    setBusy(what);
    setRefusal(null);
    try {
      const answer =
        what === 'mail'
          ? (await client.mutate(ShellImpersonationSendCodeDocument, {})).impersonationSendCode
          : (await client.mutate(ShellImpersonationStepUpDocument, { code, reason })).impersonationStepUp;
      if (!answer.success) {
        const field = answer.code === 'code' || answer.code === 'reason' ? answer.code : null;
        setRefusal({ field, message: answer.message ?? formatMessage({ id: 'acting.failed' }) });
      }
      await reload();
    } catch (error) {
      // The client has shown what is wrong.
      console.error(error);
    } finally {
      setBusy(null);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy === null) void run(isCodeSent ? 'allow' : 'mail');
  };
  const errorAt = (field: 'code' | 'reason') => (refusal?.field === field ? refusal.message : undefined);
  return (
    <Root noValidate onSubmit={onSubmit}>
      <p className="hs-small">
        <FormattedMessage id={isCodeSent ? 'acting.codeSent' : 'acting.codeLead'} />
      </p>
      {isCodeSent && (
        <>
          <Field className="code" label={<FormattedMessage id="acting.code" />} error={errorAt('code')} required>
            <TextInput
              numeric
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={code}
              onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
            />
          </Field>
          <Field className="reason" label={<FormattedMessage id="acting.reason" />} error={errorAt('reason')} required>
            <TextInput
              maxLength={500}
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </>
      )}
      <Button type="submit" size="small" busy={busy === (isCodeSent ? 'allow' : 'mail')}>
        <FormattedMessage id={isCodeSent ? 'acting.allow' : 'acting.mailCode'} />
      </Button>
      {isCodeSent && (
        <Button size="small" variant="quiet" busy={busy === 'mail'} onClick={() => void run('mail')}>
          <FormattedMessage id="acting.mailAgain" />
        </Button>
      )}
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
    </Root>
  );
}
