import { useGraphQLClient } from '@headstock/graphql-client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { OneClickForm } from '#mfe-account/features/mailed-link/one-click-form.tsx';
import { AccountConfirmEmailDocument } from './confirm-email.generated.ts';
import { NewLinkButton } from './new-link-button.tsx';

export interface ConfirmEmailFormProps {
  /** From the mail; may contain slashes. */
  readonly code: string;
  readonly onDone: () => void;
}

/** One button that proves an e-mail. Renders a `<form>`. */
export function ConfirmEmailForm(props: ConfirmEmailFormProps): ReactNode {
  const client = useGraphQLClient();
  return (
    <OneClickForm
      {...props}
      step="confirm-email"
      send={async (code) =>
        (await client.mutate(AccountConfirmEmailDocument, { code }, { quiet: true })).accountConfirmEmail
      }
      ifRefused={<NewLinkButton />}
    >
      <FormattedMessage id="confirmEmail.confirm" />
    </OneClickForm>
  );
}
