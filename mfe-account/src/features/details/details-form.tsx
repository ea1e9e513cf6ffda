import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessages } from '#mfe-account/features/auth/auth-messages.ts';
import { ConflictNotice, StoredFields } from '#mfe-account/features/conflict/conflict-notice.tsx';
import { useSettle } from '#mfe-account/features/conflict/use-settle.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import { UnsavedGuard } from '#mfe-account/features/leave-guard/unsaved-guard.tsx';
import { detailLimits, toValues, type DetailField, type Details } from './details.model.ts';
import { SettingsForm } from './settings-form.ts';
import { requiredDetails, useDetailsForm } from './use-details-form.ts';

/** Names, telephone and what others read about the account. Renders a `<form>`. */
export function DetailsForm({ details }: { readonly details: Details }): ReactNode {
  const { formatMessage } = useIntl();
  const { form, unsaved, refusal, forgetRefusal, conflict, keepMine, takeTheirs } = useDetailsForm(details);
  const { root, settle } = useSettle();
  const errorAt = (field: DetailField): string | undefined => {
    const problem = form.problems[field];
    if (problem) return formatMessage(problemMessages[problem]);
    return refusal?.field === field ? refusal.message : undefined;
  };
  const field = (name: DetailField) => ({
    label: <FormattedMessage id={`details.${name}`} />,
    error: errorAt(name),
    ...(name in requiredDetails ? { required: true } : { optionalLabel: <FormattedMessage id="details.optional" /> }),
  });
  const control = (name: DetailField) => ({
    name,
    maxLength: detailLimits[name],
    value: form.values[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      if (refusal?.field === name) forgetRefusal();
      form.change(name, target.value);
    },
    onBlur: () => form.leave(name),
  });
  return (
    <SettingsForm ref={root} method="post" noValidate onSubmit={form.onSubmit}>
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
      {conflict && (
        <ConflictNotice
          title={<FormattedMessage id="details.conflict" />}
          onKeepMine={() => settle(keepMine, true)}
          onTakeTheirs={() => settle(takeTheirs, false)}
        >
          <StoredFields
            fields={conflict.fields.map((name) => ({
              name,
              label: <FormattedMessage id={`details.${name}`} />,
              text: toValues(conflict.theirs)[name],
            }))}
          />
        </ConflictNotice>
      )}
      {refusal?.field === null && <FormError alert>{refusal.message}</FormError>}
      <FormFailure error={form.failure} />
      <UnsavedGuard unsaved={unsaved} />
      <div>
        <Button type="submit" busy={form.busy}>
          <FormattedMessage id="details.save" />
        </Button>
      </div>
    </SettingsForm>
  );
}
