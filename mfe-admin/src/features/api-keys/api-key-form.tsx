import { isGrant } from '@headstock/contracts/grants';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Form, FormRootError } from '@headstock/ui/form';
import { FormField } from '@headstock/ui/form-field';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { showServerErrors, useSchemaForm } from '@headstock/ui/use-schema-form';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ProofDialog } from '#mfe-admin/features/fresh-proof/proof-dialog.tsx';
import { useFreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { ShownOnce } from '#mfe-admin/features/shown-once/shown-once.tsx';
import { AccessFields } from '#mfe-admin/features/staff-roles/access-fields.tsx';
import { accessSchema } from '#mfe-admin/features/staff-roles/access-schema.ts';
import { accessOf, grantsOf, type AccessByArea } from '#mfe-admin/features/staff-roles/staff-roles.model.ts';
import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { ApiKeysCreateDocument } from './api-keys.generated.ts';

/** How long a key can last. */
const choices = ['7', '30', '90', '180', '366'] as const;

const keySchema = (nameRequired: string) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, nameRequired)),
    days: z.enum(choices),
    access: accessSchema,
  });

interface KeyValues {
  readonly name: string;
  readonly days: (typeof choices)[number];
  readonly access: AccessByArea;
}

/** Makes a key and shows it once. Renders a `<form>`, then the key. */
export function ApiKeyForm(): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const { done, reload } = useDrawer();
  const may = useGrants();
  const proof = useFreshProof();
  const [token, setToken] = useState<string | null>(null);
  const form = useSchemaForm(keySchema(formatMessage({ id: 'apiKeys.nameRequired' })), {
    name: '',
    days: '90',
    access: accessOf([]),
  });
  const send = useFormSend(form);
  useUnsaved(token === null && form.formState.isDirty);
  if (token !== null)
    return (
      <ShownOnce text={token} onNoted={done}>
        <FormattedMessage id="apiKeys.once" />
      </ShownOnce>
    );
  const save = async ({ name, days, access }: KeyValues): Promise<void> => {
    const scopes = grantsOf(access);
    const variables = { name, scopes, days: Number(days) };
    const answer = await send(() =>
      proof.run(async () => (await client.mutate(ApiKeysCreateDocument, variables, { quiet: true })).apiKeyCreate),
    );
    if (answer === null) return;
    if (answer.token !== null) {
      setToken(answer.token);
      reload();
      return;
    }
    const message = answer.message ?? formatMessage({ id: 'lists.notSaved' });
    showServerErrors(form, answer.code === 'name' ? { name: message } : { form: message }, ['name']);
  };
  return (
    <>
      <Form form={form} className="hs-stack" onSubmit={save}>
        <FormField
          name="name"
          label={<FormattedMessage id="apiKeys.name" />}
          hint={<FormattedMessage id="apiKeys.nameHint" />}
          required
        >
          {(control) => <TextInput maxLength={80} autoComplete="off" data-autofocus {...control} />}
        </FormField>
        <FormField name="days" label={<FormattedMessage id="apiKeys.days" />}>
          {(control) => (
            <Select {...control}>
              {choices.map((days) => (
                <option key={days} value={days}>
                  {formatMessage({ id: 'apiKeys.dayCount' }, { count: Number(days) })}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <section aria-label={formatMessage({ id: 'apiKeys.scopes' })}>
          <p className="hs-mute">
            <FormattedMessage id="apiKeys.scopesHint" />
          </p>
          <AccessFields
            register={(area) => form.register(`access.${area}`)}
            mayGive={(area, level) => {
              const grant = `${area}:${level}`;
              return !isGrant(grant) || may(grant);
            }}
          />
        </section>
        <FormRootError form={form} />
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            <FormattedMessage id="apiKeys.make" />
          </Button>
        </div>
      </Form>
      <ProofDialog {...proof.dialog} />
    </>
  );
}
