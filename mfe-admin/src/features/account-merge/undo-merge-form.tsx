import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Form, FormRootError } from '@headstock/ui/form';
import { useSchemaForm } from '@headstock/ui/use-schema-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { ReasonField } from '#mfe-admin/features/account/reason-field.tsx';
import { useReasonRefusal } from '#mfe-admin/features/account/use-reason-refusal.ts';
import { AdminAccountMergeReverseDocument } from './account-merge.generated.ts';

const schema = (reasonRequired: string) =>
  z.object({ reason: z.string().check(z.trim(), z.minLength(1, reasonRequired)) });

/** Takes a merging apart again, for a reason. Renders a `<form>`. */
export function UndoMergeForm({
  mergeId,
  keptName,
}: {
  readonly mergeId: string;
  readonly keptName: string;
}): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const drawer = useDrawer();
  const form = useSchemaForm(schema(formatMessage({ id: 'account.reasonRequired' })), { reason: '' });
  const send = useFormSend(form);
  const showRefusal = useReasonRefusal(form);
  useUnsaved(form.formState.isDirty);
  const undo = async ({ reason }: { readonly reason: string }): Promise<void> => {
    const variables = { id: mergeId, reason };
    const answer = await send(
      async () =>
        (await client.mutate(AdminAccountMergeReverseDocument, variables, { quiet: true })).accountMergeReverse,
    );
    if (!answer) return;
    if (answer.success) {
      emit('notification/show', { message: formatMessage({ id: 'account.mergeReversed' }), tone: 'positive' });
      drawer.done();
      return;
    }
    showRefusal(answer);
  };
  return (
    <Form form={form} className="hs-stack" onSubmit={undo}>
      <p>
        <FormattedMessage id="account.mergeUndoLead" values={{ kept: keptName }} />
      </p>
      <ReasonField hint={<FormattedMessage id="account.mergeReasonHint" />} isFirst />
      <FormRootError form={form} />
      <div>
        <Button type="submit" busy={form.formState.isSubmitting}>
          <FormattedMessage id="account.mergeUndoSubmit" />
        </Button>
      </div>
    </Form>
  );
}
