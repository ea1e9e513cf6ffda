import { Fieldset } from '@headstock/ui/fieldset';
import { FormGrid } from '@headstock/ui/form-grid';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type DetailField, detailLimits, type Details, toValues } from '#mfe-account/features/details/details.model.ts';
import { PlainAccountForm, PlainField } from './plain-account-form.tsx';
import { type PlainRefusal, typedOr } from './plain-forms.model.ts';

const required: ReadonlySet<DetailField> = new Set(['displayName', 'username']);
const hints: ReadonlySet<DetailField> = new Set(['displayName', 'username', 'bio', 'phone']);

/** Props of the form. */
export interface PlainDetailsProps {
  readonly details: Details;
  readonly refusal: PlainRefusal;
}

/** Names, telephone and what others read about the account. */
export function PlainDetails({ details, refusal }: PlainDetailsProps): ReactNode {
  const known = toValues(details);
  const field = (name: DetailField) => ({
    name,
    refusal,
    label: <FormattedMessage id={`details.${name}`} />,
    ...(hints.has(name) ? { hint: <FormattedMessage id={`details.${name}Hint`} /> } : {}),
    ...(required.has(name) ? { required: true } : { optionalLabel: <FormattedMessage id="details.optional" /> }),
  });
  const control = (name: DetailField) => ({
    name,
    maxLength: detailLimits[name],
    defaultValue: typedOr(refusal, name, known[name]),
  });
  return (
    <PlainAccountForm form="details" refusal={refusal} action={<FormattedMessage id="details.save" />}>
      <input type="hidden" name="version" value={details.detailsVersion} />
      <Fieldset legend={<FormattedMessage id="details.shown" />}>
        <FormGrid>
          <PlainField {...field('displayName')} span="half">
            <TextInput autoComplete="nickname" {...control('displayName')} />
          </PlainField>
          <PlainField {...field('username')} span="half">
            <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...control('username')} />
          </PlainField>
          <PlainField {...field('bio')}>
            <Textarea rows={5} {...control('bio')} />
          </PlainField>
        </FormGrid>
      </Fieldset>
      <Fieldset legend={<FormattedMessage id="details.private" />}>
        <FormGrid>
          <PlainField {...field('firstName')} span="half">
            <TextInput autoComplete="given-name" {...control('firstName')} />
          </PlainField>
          <PlainField {...field('lastName')} span="half">
            <TextInput autoComplete="family-name" {...control('lastName')} />
          </PlainField>
          <PlainField {...field('phone')}>
            <TextInput type="tel" autoComplete="tel" numeric {...control('phone')} />
          </PlainField>
        </FormGrid>
      </Fieldset>
    </PlainAccountForm>
  );
}
