import styled from '@emotion/styled';
import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Fieldset } from '@headstock/ui/fieldset';
import { Form, FormRootError } from '@headstock/ui/form';
import { FormField } from '@headstock/ui/form-field';
import { Notice } from '@headstock/ui/notice';
import { Select } from '@headstock/ui/select';
import { showServerErrors, useSchemaForm } from '@headstock/ui/use-schema-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useGrants } from '#mfe-admin/features/grants/use-grants.ts';
import { useDrawer, useUnsaved } from '#mfe-admin/features/route-drawer/drawer-context.ts';
import { useFormSend } from '#mfe-admin/features/staff-action/use-form-send.ts';
import { useRecordForm } from '#mfe-admin/features/staff-action/use-record-form.ts';
import { AdminAccountSetRightsDocument } from './account.generated.ts';
import { ReasonField } from './reason-field.tsx';
import { useReasonRefusal } from './use-reason-refusal.ts';
import {
  type AccountDetails,
  changedRights,
  expectedRights,
  type RightsValues,
  sellerFlags,
  staffFlags,
  type StaffRoleChoice,
  toRightsValues,
} from './account.model.ts';

/** Checkboxes beneath each other. */
const Choices = styled.div`
  display: grid;
  justify-items: start;
`;

const rightsSchema = (reasonRequired: string) =>
  z.object({
    isPrivateSeller: z.boolean(),
    isProfessionalSeller: z.boolean(),
    isAdmin: z.boolean(),
    canUseStripeTerminal: z.boolean(),
    canUseManualPayment: z.boolean(),
    canManageShippingMethods: z.boolean(),
    staffRoleId: z.string(),
    reason: z.string().check(z.trim(), z.minLength(1, reasonRequired)),
  });

/** Props of the form. */
export interface RightsFormProps {
  readonly account: AccountDetails['account'];
  readonly roles: StaffRoleChoice;
}

/** What an account may be and do, with the reason that its owner is mailed. Renders a `<form>`. */
export function RightsForm({ account, roles }: RightsFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const drawer = useDrawer();
  const maySetStaff = useGrants()('system:write');
  const before = toRightsValues(account);
  const form = useSchemaForm(rightsSchema(formatMessage({ id: 'account.reasonRequired' })), before);
  useRecordForm(form, before, JSON.stringify(expectedRights(before)));
  const send = useFormSend(form);
  const showRefusal = useReasonRefusal(form);
  useUnsaved(form.formState.isDirty);
  const isAdmin = form.watch('isAdmin');
  const save = async (values: RightsValues): Promise<void> => {
    const rights = changedRights(values, before);
    if (Object.keys(rights).length === 0) {
      showServerErrors(form, { form: formatMessage({ id: 'account.nothingChanged' }) }, []);
      return;
    }
    const variables = { id: account.id, rights, reason: values.reason, expected: expectedRights(before) };
    const answer = await send(
      async () => (await client.mutate(AdminAccountSetRightsDocument, variables, { quiet: true })).accountSetRights,
    );
    if (!answer) return;
    if (answer.success) {
      emit('notification/show', { message: formatMessage({ id: 'account.rightsSaved' }), tone: 'positive' });
      drawer.done();
      return;
    }
    showRefusal(answer);
    // Somebody else changed the same: that comes into the fields that are not typed in.
    if (answer.code === 'changed') drawer.reload();
  };
  return (
    <Form form={form} className="hs-stack" onSubmit={save}>
      <Fieldset legend={<FormattedMessage id="account.selling" />}>
        <Choices>
          {sellerFlags.map((flag) => (
            <Checkbox key={flag} {...form.register(flag)}>
              <FormattedMessage id={`account.flag.${flag}`} />
            </Checkbox>
          ))}
        </Choices>
      </Fieldset>
      <Fieldset legend={<FormattedMessage id="account.backOffice" />}>
        {!maySetStaff && (
          <Notice>
            <FormattedMessage id="account.staffOnly" />
          </Notice>
        )}
        <Choices>
          {staffFlags.map((flag) => (
            <Checkbox key={flag} disabled={!maySetStaff} {...form.register(flag)}>
              <FormattedMessage id={`account.flag.${flag}`} />
            </Checkbox>
          ))}
        </Choices>
        {isAdmin && (
          <FormField name="staffRoleId" label={<FormattedMessage id="account.role" />}>
            {(control) => (
              <Select disabled={!maySetStaff} {...control}>
                {roles.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        )}
      </Fieldset>
      <ReasonField hint={<FormattedMessage id="account.reasonHint" />} />
      <FormRootError form={form} />
      <div>
        <Button type="submit" busy={form.formState.isSubmitting}>
          <FormattedMessage id="account.saveRights" />
        </Button>
      </div>
    </Form>
  );
}
