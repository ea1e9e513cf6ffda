import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { FormError } from './form-error.tsx';
import type { SchemaForm } from './use-schema-form.ts';

/** Props of the form. */
export interface FormProps<Values extends FieldValues, Output> {
  form: SchemaForm<Values, Output>;
  /** Called with the values that the schema accepted, never while the last call is still running. */
  onSubmit: (values: Output) => Promise<void> | void;
  className?: string;
  /** `FormField`s, `FormRootError` and a submit button. */
  children: ReactNode;
}

/** A form that validates with its schema and tells the fields in it what is wrong. Renders a `<form>`. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  className,
  children,
}: FormProps<Values, Output>) {
  const submit = form.handleSubmit(onSubmit);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          if (form.formState.isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/** The server's error that belongs to no field. Renders a `<p role="alert">`, or nothing. */
export function FormRootError<Values extends FieldValues, Output>({
  form,
}: {
  readonly form: SchemaForm<Values, Output>;
}) {
  const message = form.formState.errors.root?.message;
  return message ? <FormError alert>{message}</FormError> : null;
}
