import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Form, FormRootError } from '@headstock/ui/form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { useWebhookForm, type WebhookValues } from './use-webhook-form.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { type WebhooksOneQuery, WebhooksUpdateDocument } from './webhooks.generated.ts';

/** A webhook with all that its page shows. */
export type WebhookDetails = NonNullable<WebhooksOneQuery['webhook']>;

/** Changes a webhook, and switches it on and off. Renders a `<form>`. */
export function WebhookForm({ webhook }: { readonly webhook: WebhookDetails }): ReactNode {
  const { id, version, name, url, kinds, state } = webhook;
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const { reload } = useDrawer();
  const { form, refuse, sent } = useWebhookForm({ name, url, kinds, isActive: state === 'ACTIVE' }, version);
  const send = useFormSend(form);
  useUnsaved(form.formState.isDirty);
  const save = async (values: WebhookValues): Promise<void> => {
    const variables = { id, version, ...values };
    const answer = await send(
      async () => (await client.mutate(WebhooksUpdateDocument, variables, { quiet: true })).webhookUpdate,
    );
    if (!answer) return;
    if (!answer.success) {
      refuse(answer);
      // Somebody else has changed it: what they wrote comes into the fields that are not typed in.
      if (answer.code === 'changed') reload();
      return;
    }
    sent(values);
    emit('notification/show', { message: formatMessage({ id: 'webhooks.saved' }), tone: 'positive' });
    reload();
  };
  return (
    <Form form={form} className="hs-stack" onSubmit={save}>
      <WebhookFields kinds={form.register('kinds')} kindsError={form.formState.errors.kinds?.message} />
      <Checkbox {...form.register('isActive')}>
        <FormattedMessage id="webhooks.isActive" />
      </Checkbox>
      <FormRootError form={form} />
      <div>
        <Button type="submit" busy={form.formState.isSubmitting}>
          <FormattedMessage id="webhooks.save" />
        </Button>
      </div>
    </Form>
  );
}
