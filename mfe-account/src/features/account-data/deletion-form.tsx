import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { focusMainContent } from '@headstock/ui/main-content';
import { TextInput } from '@headstock/ui/text-input';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ReauthDialog } from '#mfe-account/features/reauthenticate/reauth-dialog.tsx';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useAction } from '#mfe-account/features/form-failure/use-action.ts';
import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { AccountDeleteDocument } from './account-data.generated.ts';
import { isSameEmail } from './account-data.model.ts';

/** Asks for the account's e-mail, typed, before it is deleted. Renders a `<form>`. */
export function DeletionForm({ email }: { readonly email: string }): ReactNode {
  const client = useGraphQLClient();
  const proof = useFreshProof();
  const action = useAction('accountData.failed', proof.run);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const remove = async () =>
    (await client.mutate(AccountDeleteDocument, { confirmation: typed }, { quiet: true })).accountDelete;
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSameEmail(typed, email)) {
      void action.run('delete', remove, 'accountData.deletionAsked').then((answer) => answer && focusMainContent());
      return;
    }
    setWrong(true);
    input.current?.focus();
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit}>
        <Field
          label={<FormattedMessage id="accountData.confirm" values={{ email: <b>{email}</b> }} />}
          error={isWrong ? <FormattedMessage id="accountData.confirmWrong" /> : undefined}
          required
        >
          <TextInput
            ref={input}
            name="confirmation"
            type="email"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
        </Field>
        <FormFailure error={action.failureOf('delete')} />
        <div>
          <Button type="submit" variant="outline" busy={action.busy !== null}>
            <FormattedMessage id="accountData.delete" />
          </Button>
        </div>
      </form>
      <ReauthDialog {...proof.dialog} />
    </>
  );
}
