import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Fieldset } from '@headstock/ui/fieldset';
import { Form, FormRootError } from '@headstock/ui/form';
import { RadioCard } from '@headstock/ui/radio-card';
import { useSchemaForm } from '@headstock/ui/use-schema-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { accountPath } from '#mfe-admin/features/account/account.model.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { AdminAccountMergeDocument } from './account-merge.generated.ts';
import { MergePreviewPart } from './merge-preview.tsx';
import { ReasonField } from '#mfe-admin/features/account/reason-field.tsx';
import { useReasonRefusal } from '#mfe-admin/features/account/use-reason-refusal.ts';
import type { MergePreview } from './merge.model.ts';

const schema = (reasonRequired: string) =>
  z.object({ reason: z.string().check(z.trim(), z.minLength(1, reasonRequired)) });

/** Which of the two stays, in the address of the page. */
function KeepChoice({ accountId, preview }: MergeFormProps): ReactNode {
  const [params, setParams] = useSearchParams();
  const { kept, closed } = preview;
  const [own, other] = kept.id === accountId ? [kept, closed] : [closed, kept];
  const keep = (isOther: boolean) => () => {
    const next = { find: params.get('find') ?? '', with: other.id };
    setParams(isOther ? { ...next, keep: 'other' } : next, { replace: true });
  };
  return (
    <Fieldset legend={<FormattedMessage id="account.mergeKeep" />} choices>
      {[own, other].map((account) => (
        <RadioCard
          key={account.id}
          name="keep"
          checked={kept.id === account.id}
          onChange={keep(account.id === other.id)}
          title={account.displayName}
          note={account.email}
        />
      ))}
    </Fieldset>
  );
}

/** Props of the form. */
export interface MergeFormProps {
  /** The account of the page. */
  readonly accountId: string;
  readonly preview: MergePreview;
}

/** Shows what merging two accounts will do, and does it for a reason. Renders a `<form>`. */
export function MergeForm({ accountId, preview }: MergeFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const navigate = useNavigate();
  const drawer = useDrawer();
  const form = useSchemaForm(schema(formatMessage({ id: 'account.reasonRequired' })), { reason: '' });
  const send = useFormSend(form);
  const showRefusal = useReasonRefusal(form);
  useUnsaved(form.formState.isDirty);
  const { kept, closed, obstacles } = preview;
  const merge = async ({ reason }: { readonly reason: string }): Promise<void> => {
    const variables = { keptId: kept.id, closedId: closed.id, reason };
    const answer = await send(
      async () => (await client.mutate(AdminAccountMergeDocument, variables, { quiet: true })).accountMerge,
    );
    if (!answer) return;
    if (!answer.success) {
      showRefusal(answer);
      return;
    }
    emit('notification/show', { message: formatMessage({ id: 'account.merged' }), tone: 'positive' });
    drawer.done();
    if (kept.id !== accountId) await navigate(accountPath(kept.id));
  };
  return (
    <Form form={form} className="hs-stack" onSubmit={merge}>
      <KeepChoice accountId={accountId} preview={preview} />
      <MergePreviewPart preview={preview} />
      {obstacles.length === 0 && (
        <>
          <ReasonField hint={<FormattedMessage id="account.mergeReasonHint" />} />
          <FormRootError form={form} />
          <div>
            <Button type="submit" busy={form.formState.isSubmitting}>
              <FormattedMessage id="account.mergeSubmit" values={{ email: closed.email ?? closed.displayName }} />
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
