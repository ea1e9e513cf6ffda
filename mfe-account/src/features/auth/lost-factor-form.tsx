import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { useFocusOnMount } from '#mfe-account/features/two-step/use-focus-on-mount.ts';
import { TwoStepResetAskDocument } from '#mfe-account/features/two-step-reset/two-step-reset.generated.ts';
import { AuthForm, QuietWay, Said } from './form-layout.tsx';
import type { AuthViewProps } from './sign-in-form.tsx';
import { useForm } from './use-form.ts';

/** In the place of the button that was pressed, so the focus goes to the one that is left. */
function Sent({ onBack }: { readonly onBack: () => void }): ReactNode {
  const back = useFocusOnMount<HTMLButtonElement>();
  const id = useId();
  return (
    <>
      <Said role="status" id={id}>
        <FormattedMessage id="auth.lostSent" />
      </Said>
      <Button ref={back} wide aria-describedby={id} onClick={onBack}>
        <FormattedMessage id="auth.back" />
      </Button>
    </>
  );
}

/** For who lost their phone and their recovery codes: what happens, and a button that has a link mailed. Renders a `<form>`, then a text. */
export function LostFactorForm({ step }: Pick<AuthViewProps, 'step'>): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const [refused, setRefused] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const form = useForm({ passkeys: '' }, {}, async ({ passkeys }) => {
    setRefused(null);
    const variables = { removePasskeys: passkeys !== '' };
    const { twoStepResetAsk: answer } = await client.mutate(TwoStepResetAskDocument, variables, { quiet: true });
    if (answer.success) return setSent(true);
    if (answer.code !== 'sign-in-expired') return setRefused(answer.message);
    // The first step has to be given again; its form shows why, and the notification reads it out.
    emit('notification/show', { message: answer.message ?? '', tone: 'negative' });
    step({ type: 'go', view: 'signin' });
    step({ type: 'refused', reason: answer.message });
  });
  if (isSent) return <Sent onBack={() => step({ type: 'go', view: 'signin' })} />;
  return (
    <AuthForm noValidate onSubmit={form.onSubmit}>
      <Said>
        <FormattedMessage id="auth.lostHint" />
      </Said>
      <Said>
        <FormattedMessage id="auth.lostPasskeyHint" />
      </Said>
      <Checkbox
        checked={form.values.passkeys !== ''}
        onChange={({ target }) => form.change('passkeys', target.checked ? 'lost' : '')}
      >
        <FormattedMessage id="auth.lostPasskeys" />
      </Checkbox>
      <FormFailure error={refused ?? form.failure} isTyped={false} />
      <Button type="submit" wide busy={form.busy}>
        <FormattedMessage id="auth.lostSend" />
      </Button>
      <QuietWay type="button" onClick={() => step({ type: 'go', view: 'secondFactor' })}>
        <FormattedMessage id="auth.lostBack" />
      </QuietWay>
    </AuthForm>
  );
}
