import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkEmail } from '#mfe-account/features/auth/auth-validation.model.ts';
import { EmailField } from '#mfe-account/features/auth/email-field.tsx';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { useSendConfirmation } from '#mfe-account/features/confirm-email/use-send-confirmation.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { ReauthDialog } from '#mfe-account/features/reauthenticate/reauth-dialog.tsx';
import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { AccountUpdateDocument } from './details.generated.ts';
import type { Details } from './details.model.ts';
import { SettingsForm } from './settings-form.ts';

const rules = { email: checkEmail };

/** The account's e-mail: whether it is proven, and the way to another one. Renders a `<section>`. */
export function EmailForm({ details }: { readonly details: Details }): ReactNode {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const proof = useFreshProof();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm({ email: details.email ?? '' }, rules, async ({ email }) => {
    setRefused(null);
    setMailedTo(null);
    if (email === details.email) return;
    const change = async () =>
      (await client.mutate(AccountUpdateDocument, { account: { email } }, { quiet: true })).accountUpdate;
    const answer = await proof.run(change);
    if (answer?.success) setMailedTo(email);
    else if (answer) setRefused(answer.message ?? formatMessage({ id: 'details.failed' }));
  });
  return (
    <section aria-labelledby="details-email">
      <SettingsForm method="post" noValidate onSubmit={form.onSubmit}>
        <Heading level={2} step="3" id="details-email">
          <FormattedMessage id="details.email" />
        </Heading>
        {details.emailVerifiedAt === null && <Unproven />}
        <EmailField
          value={form.values.email}
          problem={form.problems.email}
          onChange={(value) => form.change('email', value)}
          onLeave={() => form.leave('email')}
        />
        {mailedTo !== null && (
          <Notice tone="good" live>
            <FormattedMessage id="details.emailMailed" values={{ email: <b>{mailedTo}</b> }} />
          </Notice>
        )}
        {refused !== null && <FormError alert>{refused}</FormError>}
        <FormFailure error={form.failure} />
        <div>
          <Button type="submit" variant="outline" busy={form.busy}>
            <FormattedMessage id="details.changeEmail" />
          </Button>
        </div>
      </SettingsForm>
      <ReauthDialog {...proof.dialog} />
    </section>
  );
}

/** Says that the e-mail was never proven, and has the link mailed once more. */
function Unproven() {
  const { busy, send } = useSendConfirmation();
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="outline" size="small" busy={busy} onClick={() => void send()}>
          <FormattedMessage id="details.sendLink" />
        </Button>
      }
    >
      <FormattedMessage id="details.unproven" />
    </Notice>
  );
}
