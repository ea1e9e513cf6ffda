import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { TextInput } from '@headstock/ui/text-input';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AuthForm } from '#mfe-account/features/auth/form-layout.tsx';
import { Buttons, Panel } from '#mfe-account/features/two-step/panel.ts';
import { useFocusOnMount } from '#mfe-account/features/two-step/use-focus-on-mount.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { Failure } from '#mfe-account/features/form-failure/use-action.ts';

const MAX_LENGTH = 60;

/** Props of the form. */
export interface PasskeyNameFormProps {
  readonly name: string;
  readonly submit: ReactNode;
  readonly busy: boolean;
  /** Why the last try came to nothing: the words of who refused it, or what the request threw. */
  readonly failure: Failure;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of a passkey, new or not. Renders a `<form>`. */
export function PasskeyNameForm({ name, submit, busy, failure, onSubmit, onCancel }: PasskeyNameFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const [value, setValue] = useState(name);
  const [tried, setTried] = useState(false);
  const input = useFocusOnMount<HTMLInputElement>();
  const isEmpty = value.trim() === '';
  const refused = typeof failure === 'string' ? failure : null;
  return (
    <Panel>
      <AuthForm
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isEmpty) input.current?.focus();
          else if (!busy) onSubmit(value.trim());
        }}
      >
        <Field
          label={<FormattedMessage id="factors.passkeyName" />}
          hint={<FormattedMessage id="factors.passkeyNameHint" />}
          error={tried && isEmpty ? formatMessage({ id: 'factors.nameProblem' }) : refused}
          required
        >
          <TextInput
            ref={input}
            name="name"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </Field>
        {refused === null && <FormFailure error={failure} />}
        <Buttons>
          <Button type="submit" busy={busy}>
            {submit}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            <FormattedMessage id="factors.cancel" />
          </Button>
        </Buttons>
      </AuthForm>
    </Panel>
  );
}
