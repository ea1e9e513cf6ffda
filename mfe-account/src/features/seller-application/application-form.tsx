import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Fieldset } from '@headstock/ui/fieldset';
import { Form, FormRootError } from '@headstock/ui/form';
import { FormField } from '@headstock/ui/form-field';
import { RadioCard } from '@headstock/ui/radio-card';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { showServerErrors, useSchemaForm } from '@headstock/ui/use-schema-form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useUnsavedForm } from '#mfe-account/features/leave-guard/unsaved-forms.tsx';
import { SellerApplicationSendDocument } from './seller-application.generated.ts';
import {
  type ApplicationKind,
  type ApplicationValues,
  applicationFields,
  applicationLimits,
  applicationSchema,
  fieldOfRefusal,
  toInput,
} from './seller-application.model.ts';

/** Props of the form. */
export interface ApplicationFormProps {
  /** What can be applied for; at least one. */
  readonly kinds: readonly ApplicationKind[];
  /** What was written in an application that was denied, to be corrected. */
  readonly before: Partial<ApplicationValues>;
}

/** Asks the shop to let the account sell. Renders a `<form>`. */
export function ApplicationForm({ kinds, before }: ApplicationFormProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const emit = useEmit();
  const { revalidate } = useRevalidator();
  const schema = applicationSchema((field) => formatMessage({ id: `sell.problem.${field}` }));
  const form = useSchemaForm(schema, {
    about: '',
    businessName: '',
    registrationNumber: '',
    website: '',
    ...before,
    kind: before.kind && kinds.includes(before.kind) ? before.kind : (kinds[0] ?? 'PRIVATE'),
  });
  const unsaved = useUnsavedForm(form.watch());
  const isProfessional = form.watch('kind') === 'PROFESSIONAL';
  const send = async (values: ApplicationValues): Promise<void> => {
    const application = toInput(values);
    const sent = await client
      .mutate(SellerApplicationSendDocument, { application }, { quiet: true })
      .catch((error: unknown) => {
        console.error(error);
        return null;
      });
    if (!sent) return showServerErrors(form, { form: formatMessage({ id: 'sell.failed' }) }, [...applicationFields]);
    const answer = sent.sellerApplicationCreate;
    if (answer.success) {
      unsaved.settle(values);
      emit('notification/show', { message: formatMessage({ id: 'sell.sent' }), tone: 'positive' });
      await revalidate();
      return;
    }
    const message = answer.message ?? formatMessage({ id: 'sell.failed' });
    showServerErrors(form, { [fieldOfRefusal(answer.code) ?? 'form']: message }, [...applicationFields]);
  };
  return (
    <Form form={form} className="hs-stack" onSubmit={send}>
      <Fieldset legend={<FormattedMessage id="sell.kind" />}>
        <div className="hs-stack">
          {kinds.map((kind) => (
            <RadioCard
              key={kind}
              value={kind}
              title={<FormattedMessage id={`sell.kind.${kind}`} />}
              note={<FormattedMessage id={`sell.kindNote.${kind}`} />}
              {...form.register('kind')}
            />
          ))}
        </div>
      </Fieldset>
      {isProfessional && (
        <>
          <FormField name="businessName" label={<FormattedMessage id="sell.businessName" />} required>
            {(control) => (
              <TextInput autoComplete="organization" maxLength={applicationLimits.businessName} {...control} />
            )}
          </FormField>
          <FormField
            name="registrationNumber"
            label={<FormattedMessage id="sell.registrationNumber" />}
            hint={<FormattedMessage id="sell.registrationNumberHint" />}
            required
          >
            {(control) => <TextInput maxLength={applicationLimits.registrationNumber} {...control} />}
          </FormField>
        </>
      )}
      <FormField
        name="about"
        label={<FormattedMessage id="sell.about" />}
        hint={<FormattedMessage id="sell.aboutHint" />}
        required
      >
        {(control) => <Textarea rows={6} maxLength={applicationLimits.about} {...control} />}
      </FormField>
      <FormField
        name="website"
        label={<FormattedMessage id="sell.website" />}
        hint={<FormattedMessage id="sell.websiteHint" />}
        optionalLabel={<FormattedMessage id="sell.optional" />}
      >
        {(control) => (
          <TextInput
            type="url"
            inputMode="url"
            maxLength={applicationLimits.website}
            placeholder="https://"
            {...control}
          />
        )}
      </FormField>
      <FormRootError form={form} />
      <div>
        <Button type="submit" busy={form.formState.isSubmitting}>
          <FormattedMessage id="sell.send" />
        </Button>
      </div>
    </Form>
  );
}
