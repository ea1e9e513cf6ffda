import { useEmit } from '@headstock/event-bus/react';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { problemMessages } from '#mfe-account/features/auth/auth-messages.ts';
import { checkText } from '#mfe-account/features/auth/auth-validation.model.ts';
import { useForm } from '#mfe-account/features/auth/use-form.ts';
import { AccountUpdateDocument } from './details.generated.ts';
import { changesOf, detailLimits, fieldOfRefusal, toValues, type DetailField, type Details } from './details.model.ts';
import { SettingsForm } from './settings-form.ts';
import { useRefreshSession } from './use-refresh-session.ts';

const rules = { displayName: checkText, username: checkText };

interface Refusal {
  readonly field: DetailField | null;
  readonly message: string;
}

/** Names, telephone and what others read about the account. Renders a `<form>`. */
export function DetailsForm({ details }: { readonly details: Details }): ReactNode {
  const client = useGraphQLClient();
  const emit = useEmit();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const refreshSession = useRefreshSession();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const form = useForm(toValues(details), rules, async (values) => {
    setRefusal(null);
    const account = changesOf(values, toValues(details));
    const { accountUpdate: answer } = await client.mutate(AccountUpdateDocument, { account });
    if (!answer.success) {
      const message = answer.message ?? formatMessage({ id: 'details.failed' });
      setRefusal({ field: fieldOfRefusal(answer.code), message });
      return;
    }
    emit('notification/show', { message: formatMessage({ id: 'details.saved' }), tone: 'positive' });
    await Promise.all([revalidate(), refreshSession()]);
  });
  const errorAt = (field: DetailField): string | undefined => {
    const problem = form.problems[field];
    if (problem) return formatMessage(problemMessages[problem]);
    return refusal?.field === field ? refusal.message : undefined;
  };
  const field = (name: DetailField) => ({
    label: <FormattedMessage id={`details.${name}`} />,
    error: errorAt(name),
    ...(name in rules ? { required: true } : { optionalLabel: <FormattedMessage id="details.optional" /> }),
  });
  const control = (name: DetailField) => ({
    name,
    maxLength: detailLimits[name],
    value: form.values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      if (refusal?.field === name) setRefusal(null);
      form.change(name, target.value);
    },
    onBlur: () => form.leave(name),
  });
  return (
    <SettingsForm method="post" noValidate onSubmit={form.onSubmit}>
      <Fieldset legend={<FormattedMessage id="details.shown" />}>
        <FormGrid>
          <Field {...field('displayName')} hint={<FormattedMessage id="details.displayNameHint" />} span="half">
            <TextInput autoComplete="nickname" {...control('displayName')} />
          </Field>
          <Field {...field('username')} hint={<FormattedMessage id="details.usernameHint" />} span="half">
            <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...control('username')} />
          </Field>
          <Field {...field('bio')} hint={<FormattedMessage id="details.bioHint" />}>
            <Textarea rows={5} {...control('bio')} />
          </Field>
        </FormGrid>
      </Fieldset>
      <Fieldset legend={<FormattedMessage id="details.private" />}>
        <FormGrid>
          <Field {...field('firstName')} span="half">
            <TextInput autoComplete="given-name" {...control('firstName')} />
          </Field>
          <Field {...field('lastName')} span="half">
            <TextInput autoComplete="family-name" {...control('lastName')} />
          </Field>
          <Field {...field('phone')} hint={<FormattedMessage id="details.phoneHint" />}>
            <TextInput type="tel" autoComplete="tel" numeric {...control('phone')} />
          </Field>
        </FormGrid>
      </Fieldset>
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
      <div>
        <Button type="submit" busy={form.busy}>
          <FormattedMessage id="details.save" />
        </Button>
      </div>
    </SettingsForm>
  );
}
