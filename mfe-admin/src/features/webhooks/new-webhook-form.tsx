import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Form, FormRootError } from '@headstock/ui/form';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProofDialog } from '#mfe-admin/features/fresh-proof/proof-dialog.tsx';
import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { ShownOnce } from '#mfe-admin/features/shown-once/shown-once.tsx';
import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { useWebhookForm, type WebhookValues } from './use-webhook-form.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { WebhooksCreateDocument } from './webhooks.generated.ts';

const empty: WebhookValues = { name: '', url: '', kinds: [], isActive: true };

/** Begins to send events to an address, and shows the secret once. Renders a `<form>`, then the secret. */
export function NewWebhookForm(): ReactNode {
  const client = useGraphQLClient();
  const { done, reload } = useDrawer();
  const proof = useFreshProof();
  const [secret, setSecret] = useState<string | null>(null);
  const { form, refuse } = useWebhookForm(empty, null);
  const send = useFormSend(form);
  useUnsaved(secret === null && form.formState.isDirty);
  if (secret !== null)
    return (
      <ShownOnce text={secret} onNoted={done}>
        <FormattedMessage id="webhooks.once" />
      </ShownOnce>
    );
  const save = async ({ name, url, kinds }: WebhookValues): Promise<void> => {
    const draft = { name, url, kinds };
    const answer = await send(() =>
      proof.run(async () => (await client.mutate(WebhooksCreateDocument, draft, { quiet: true })).webhookCreate),
    );
    if (answer === null) return;
    if (answer.secret === null) return refuse(answer);
    setSecret(answer.secret);
    reload();
  };
  return (
    <>
      <Form form={form} className="hs-stack" onSubmit={save}>
        <WebhookFields kinds={form.register('kinds')} kindsError={form.formState.errors.kinds?.message} />
        <FormRootError form={form} />
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            <FormattedMessage id="webhooks.add" />
          </Button>
        </div>
      </Form>
      <ProofDialog {...proof.dialog} />
    </>
  );
}
