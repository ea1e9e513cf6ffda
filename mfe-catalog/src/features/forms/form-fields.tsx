import {
  type FormAnswers,
  type FormField,
  type FormProblem,
  forms,
  type FormType,
  tellProblem,
} from '@headstock/contracts/forms';
import type { Locale } from '@headstock/contracts/locale';
import { Field } from '@headstock/ui/field';
import { FormGrid } from '@headstock/ui/form-grid';
import { Select } from '@headstock/ui/select';
import { TextInput } from '@headstock/ui/text-input';
import { Textarea } from '@headstock/ui/textarea';
import { FormattedMessage, useIntl } from 'react-intl';

/** Fields under which something is explained. */
const EXPLAINED = new Set(['year', 'serial', 'askingPrice', 'wrong', 'phone']);

/** The id of a field's control, for links from the summary of errors. */
export const fieldId = (name: string): string => `form-${name}`;

interface ControlProps {
  readonly field: FormField;
  readonly answer: string;
}

function Control({ field: { name, kind, options, autoComplete }, answer }: ControlProps) {
  const intl = useIntl();
  const common = { name, defaultValue: answer, autoComplete: autoComplete ?? 'off' };
  if (kind === 'long') return <Textarea {...common} rows={5} />;
  if (kind === 'choice')
    return (
      <Select {...common}>
        <option value="">{intl.formatMessage({ id: 'form.select' })}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {intl.formatMessage({ id: `form.option.${option}` })}
          </option>
        ))}
      </Select>
    );
  if (kind === 'email') return <TextInput {...common} type="email" spellCheck={false} />;
  if (kind === 'phone') return <TextInput {...common} type="tel" numeric />;
  return kind === 'number' ? <TextInput {...common} numeric /> : <TextInput {...common} />;
}

/** Props of the fields. */
export interface FormFieldsProps {
  readonly type: FormType;
  readonly answers: FormAnswers;
  readonly problems: readonly FormProblem[];
  readonly locale: Locale;
}

/** The fields of a form, as their definition says, each with what is wrong with it. Renders a `<div>`. */
export function FormFields({ type, answers, problems, locale }: FormFieldsProps) {
  const errorOf = (name: string): string | undefined => {
    const problem = problems.find(({ field }) => field === name);
    return problem && tellProblem(locale, type, problem);
  };
  return (
    <FormGrid>
      {forms[type].map((field) => (
        <Field
          key={field.name}
          id={fieldId(field.name)}
          label={<FormattedMessage id={`form.field.${field.name}`} />}
          hint={EXPLAINED.has(field.name) && <FormattedMessage id={`form.hint.${field.name}`} />}
          error={errorOf(field.name)}
          optionalLabel={!field.required && <FormattedMessage id="form.optional" />}
          required={field.required}
          {...(field.span === undefined ? {} : { span: field.span })}
        >
          <Control field={field} answer={answers[field.name] ?? ''} />
        </Field>
      ))}
    </FormGrid>
  );
}
