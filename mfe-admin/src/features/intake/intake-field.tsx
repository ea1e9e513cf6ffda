import { Field } from '@headstock/ui/field';
import { TextInput, type TextInputProps } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type TextField, useIntake } from './intake-context.ts';

/** Props of the field: those of its input. */
export interface IntakeFieldProps extends Omit<TextInputProps, 'name' | 'value' | 'onChange'> {
  readonly name: TextField;
  readonly hint?: ReactNode;
  readonly span?: 'half' | 'third';
  /** Another control than a line of text. */
  readonly children?: ReactNode;
}

/** A field of the intake with its label and what is wrong with it. Renders a `Field`. */
export function IntakeField({ name, hint, span, children, required = false, ...input }: IntakeFieldProps): ReactNode {
  const { draft, change, problems } = useIntake();
  return (
    <Field
      label={<FormattedMessage id={`intake.field.${name}`} />}
      hint={hint}
      error={problems[name]}
      required={required}
      optionalLabel={required ? undefined : <FormattedMessage id="intake.optional" />}
      {...(span && { span })}
    >
      {children ?? (
        <TextInput
          {...input}
          name={name}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}
