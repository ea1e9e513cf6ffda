import type { ReactNode } from 'react';
import { useFormContext, type UseFormRegisterReturn } from 'react-hook-form';
import { Field, type FieldProps } from './field.tsx';

/** Props of the field: those of `Field`, with the control as a function of what binds it to the form. */
export interface FormFieldProps extends Omit<FieldProps, 'children' | 'error'> {
  /** Name of the value in the form around it. */
  name: string;
  /** Renders the one control: `(control) => <TextInput {...control} />`. */
  children: (control: UseFormRegisterReturn) => ReactNode;
}

/** A field of the `Form` around it, with its error. Renders a `Field`. */
export function FormField({ name, children, ...field }: FormFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return (
    <Field {...field} error={error?.message}>
      {children(register(name))}
    </Field>
  );
}
