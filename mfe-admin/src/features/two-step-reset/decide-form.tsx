import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Button } from '@headstock/ui/button';
import { Fieldset } from '@headstock/ui/fieldset';
import { Form, FormRootError } from '@headstock/ui/form';
import { RadioCard } from '@headstock/ui/radio-card';
import { useSchemaForm } from '@headstock/ui/use-schema-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { AccountDetails } from '#mfe-admin/features/account/account.model.ts';
import { ProofDialog } from '#mfe-admin/features/fresh-proof/proof-dialog.tsx';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { ReasonField } from '#mfe-admin/features/account/reason-field.tsx';
import { useReasonRefusal } from '#mfe-admin/features/account/use-reason-refusal.ts';
import { AdminTwoStepResetDecideDocument } from './two-step-reset.generated.ts';

const decisions = ['approve', 'deny'] as const;
type Decision = (typeof decisions)[number];

const schema = (reasonRequired: string) =>
  z.object({ decision: z.enum(decisions), reason: z.string().check(z.trim(), z.minLength(1, reasonRequired)) });

/** So that the form takes both, whichever it begins with. */
const toDecision = (decision: Decision): Decision => decision;

/** Not an answer of the API: the request failed, which the form says. */
const unanswered = { success: false, message: null, code: null } as const;

/** Props of the form. */
export interface DecideFormProps {
  readonly account: AccountDetails['account'];
  readonly reset: AccountDetails['twoStepResets'][number];
}

/** Switches somebody's two-step sign-in off or leaves it on, for a reason and after a fresh proof. Renders a `<form>`. */
export function DecideForm({ account, reset }: DecideFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const formatMoment = useShopDate();
  const client = useGraphQLClient();
  const emit = useEmit();
  const drawer = useDrawer();
  const proof = useFreshProof();
  const isApproved = reset.state === 'APPROVED';
  const form = useSchemaForm(schema(formatMessage({ id: 'account.reasonRequired' })), {
    decision: toDecision('deny'),
    reason: '',
  });
  const send = useFormSend(form);
  const showRefusal = useReasonRefusal(form);
  useUnsaved(form.formState.isDirty);
  const decision = form.watch('decision');
  const decide = async ({ reason, decision: chosen }: { readonly reason: string; readonly decision: Decision }) => {
    const variables = { id: reset.id, approve: chosen === 'approve', reason, version: reset.version };
    const answer = await proof.run(
      async () =>
        (await send(
          async () =>
            (await client.mutate(AdminTwoStepResetDecideDocument, variables, { quiet: true })).twoStepResetDecide,
        )) ?? unanswered,
    );
    if (!answer || answer === unanswered) return;
    if (answer.success) {
      emit('notification/show', { message: formatMessage({ id: 'account.resetDecided' }), tone: 'positive' });
      drawer.done();
      return;
    }
    showRefusal(answer);
  };
  return (
    <>
      <Form form={form} className="hs-stack" onSubmit={decide}>
        <p>
          <FormattedMessage id="account.resetLead" values={{ name: account.displayName }} />
        </p>
        <Fieldset legend={<FormattedMessage id="account.resetDecision" />} choices>
          {decisions
            .filter((each) => each === 'deny' || !isApproved)
            .map((each) => (
              <RadioCard
                key={each}
                {...form.register('decision')}
                value={each}
                checked={decision === each}
                title={formatMessage({ id: each === 'approve' ? 'account.resetApprove' : 'account.resetDeny' })}
                note={
                  each === 'approve'
                    ? formatMessage(
                        { id: reset.isDue ? 'account.resetEffectNow' : 'account.resetEffect' },
                        { due: reset.dueAt === null ? '' : formatMoment(reset.dueAt, 'moment') },
                      )
                    : undefined
                }
              />
            ))}
        </Fieldset>
        <ReasonField hint={<FormattedMessage id="account.resetReasonHint" />} isFirst />
        <FormRootError form={form} />
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            <FormattedMessage id="account.resetSubmit" />
          </Button>
        </div>
      </Form>
      <ProofDialog {...proof.dialog} />
    </>
  );
}
