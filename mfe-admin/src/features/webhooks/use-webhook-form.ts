import { showServerErrors, useSchemaForm } from '@headstock/ui/use-schema-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useRecordForm } from '#mfe-admin/features/staff-action/use-record-form.ts';

/** What the form of a webhook holds. */
export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly isActive: boolean;
}

/** The form of a webhook, how a refusal of the API gets to its field, and what is called once values are saved. */
export function useWebhookForm(values: WebhookValues, version: number | null) {
  const { formatMessage } = useIntl();
  const required = (id: string) => z.string().check(z.trim(), z.minLength(1, formatMessage({ id })));
  const schema = z.object({
    name: required('webhooks.nameRequired'),
    url: required('webhooks.urlRequired'),
    kinds: z.array(z.string()).check(z.minLength(1, formatMessage({ id: 'webhooks.kindsRequired' }))),
    isActive: z.boolean(),
  });
  const saved = { ...values, kinds: [...values.kinds] };
  const form = useSchemaForm(schema, saved);
  const follow = useRecordForm(form, saved, version);
  const sent = (given: WebhookValues): void => follow({ ...given, kinds: [...given.kinds] });
  const refuse = ({ code, message }: { readonly code: string | null; readonly message: string | null }): void => {
    const text = message ?? formatMessage({ id: 'lists.notSaved' });
    const field = code === 'name' || code === 'url' || code === 'kinds' ? code : 'form';
    showServerErrors(form, { [field]: text }, ['name', 'url', 'kinds']);
  };
  return { form, refuse, sent };
}
