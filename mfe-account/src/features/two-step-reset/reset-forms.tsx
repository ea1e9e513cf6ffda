import { useGraphQLClient } from '@headstock/graphql-client';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { OneClickForm } from '#mfe-account/features/mailed-link/one-click-form.tsx';
import { TwoStepResetConfirmDocument, TwoStepResetStopDocument } from './two-step-reset.generated.ts';

/** Props of the forms. */
export interface ResetFormProps {
  /** Of the mailed link. */
  readonly code: string;
  readonly onDone: () => void;
}

/** One button that asks for two-step sign-in to be switched off. Renders a `<form>`. */
export function ConfirmResetForm(props: ResetFormProps): ReactNode {
  const client = useGraphQLClient();
  return (
    <OneClickForm
      {...props}
      step="two-step-reset"
      send={async (code) =>
        (await client.mutate(TwoStepResetConfirmDocument, { code }, { quiet: true })).twoStepResetConfirm
      }
    >
      <FormattedMessage id="twoStepReset.confirm" />
    </OneClickForm>
  );
}

/** One button that stops such a request. Renders a `<form>`. */
export function StopResetForm(props: ResetFormProps): ReactNode {
  const client = useGraphQLClient();
  return (
    <OneClickForm
      {...props}
      step="two-step-keep"
      send={async (code) => (await client.mutate(TwoStepResetStopDocument, { code }, { quiet: true })).twoStepResetStop}
    >
      <FormattedMessage id="twoStepReset.stop" />
    </OneClickForm>
  );
}
