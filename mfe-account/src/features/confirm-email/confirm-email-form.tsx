import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuthForm } from '#mfe-account/features/auth/form-layout.tsx';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { AccountConfirmEmailDocument } from './confirm-email.generated.ts';
import { NewLinkButton } from './new-link-button.tsx';

export interface ConfirmEmailFormProps {
  /** From the mail; may contain slashes. */
  readonly code: string;
  readonly onDone: () => void;
}

/** One button that uses the link's code, without scripts by a plain form. Opening the page does not: programs that look into mails open every link. */
export function ConfirmEmailForm({ code, onDone }: ConfirmEmailFormProps): ReactNode {
  const client = useGraphQLClient();
  const { locale } = useIntl();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      const { accountConfirmEmail } = await client.mutate(AccountConfirmEmailDocument, { code }, { quiet: true });
      if (accountConfirmEmail.success) onDone();
      else setRefused(accountConfirmEmail.message);
    } catch (error) {
      console.error(error);
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void confirm();
  };

  return (
    <AuthForm method="post" action={`/api/session/confirm-email?lang=${locale}`} onSubmit={onSubmit}>
      <input type="hidden" name="code" value={code} />
      <FormFailure error={refused} isTyped={false} />
      <Button type="submit" wide busy={busy}>
        <FormattedMessage id="confirmEmail.confirm" />
      </Button>
      {typeof refused === 'string' && <NewLinkButton />}
    </AuthForm>
  );
}
