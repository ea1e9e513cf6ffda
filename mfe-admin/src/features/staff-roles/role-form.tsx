import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Form, FormRootError } from '@headstock/ui/form';
import { FormField } from '@headstock/ui/form-field';
import { TextInput } from '@headstock/ui/text-input';
import { showServerErrors, useSchemaForm } from '@headstock/ui/use-schema-form';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { useRecordForm } from '#mfe-admin/features/staff-action/use-record-form.ts';
import { AccessFields } from './access-fields.tsx';
import { AdminStaffRoleRemoveDocument, AdminStaffRoleSaveDocument } from './staff-roles.generated.ts';
import { accessSchema } from './access-schema.ts';
import { type AccessByArea, accessOf, grantsOf, type StaffRole } from './staff-roles.model.ts';

const roleSchema = (nameRequired: string) =>
  z.object({ name: z.string().check(z.trim(), z.minLength(1, nameRequired)), access: accessSchema });

interface RoleValues {
  readonly name: string;
  readonly access: AccessByArea;
}

/** A role's name and what it may do in each area; without `role` a new one. Renders a `<form>`. */
export function RoleForm({ role }: { readonly role: StaffRole | null }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const drawer = useDrawer();
  const [isRemoving, setRemoving] = useState(false);
  const saved = { name: role?.name ?? '', access: accessOf(role?.grants ?? []) };
  const form = useSchemaForm(roleSchema(formatMessage({ id: 'roles.nameRequired' })), saved);
  useRecordForm(form, saved, role?.version);
  const send = useFormSend(form);
  useUnsaved(form.formState.isDirty);
  const finish = (answer: { success: boolean; message: string | null; code: string | null }, told: string): void => {
    if (answer.success) {
      emit('notification/show', { message: formatMessage({ id: told }), tone: 'positive' });
      drawer.done();
      return;
    }
    const message = answer.message ?? formatMessage({ id: 'roles.failed' });
    const isAboutName = answer.code === 'name' || answer.code === 'name-taken';
    showServerErrors(form, isAboutName ? { name: message } : { form: message }, ['name']);
    // Somebody else has changed it, or given it to somebody: that comes into the fields that are not typed in.
    if (answer.code === 'changed' || answer.code === 'in-use') drawer.reload();
  };
  const save = async (values: RoleValues): Promise<void> => {
    const variables = {
      id: role?.id ?? null,
      name: values.name,
      grants: grantsOf(values.access),
      version: role?.version ?? null,
    };
    const answer = await send(
      async () => (await client.mutate(AdminStaffRoleSaveDocument, variables, { quiet: true })).staffRoleSave,
    );
    if (answer) finish(answer, 'roles.saved');
  };
  const remove = async (id: string): Promise<void> => {
    setRemoving(true);
    const answer = await send(
      async () =>
        (await client.mutate(AdminStaffRoleRemoveDocument, { id, version: role?.version ?? null }, { quiet: true }))
          .staffRoleRemove,
    );
    setRemoving(false);
    if (answer) finish(answer, 'roles.removed');
  };
  return (
    <Form form={form} className="hs-stack" onSubmit={save}>
      <FormField name="name" label={<FormattedMessage id="roles.name" />} required>
        {(control) => <TextInput maxLength={60} autoComplete="off" data-autofocus {...control} />}
      </FormField>
      <AccessFields register={(area) => form.register(`access.${area}`)} />
      <FormRootError form={form} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="submit" busy={form.formState.isSubmitting}>
          <FormattedMessage id="roles.save" />
        </Button>
        {role && role.memberCount === 0 && (
          <Button variant="outline" busy={isRemoving} onClick={() => void remove(role.id)}>
            <FormattedMessage id="roles.remove" />
          </Button>
        )}
      </div>
    </Form>
  );
}
