import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/** Error messages of the server: by field, and `form` for what belongs to no field. */
export type ServerErrors<Values extends FieldValues> = Partial<Record<Path<Values> | 'form', string>>;

/** A form of react-hook-form whose fields hold `Values` and whose schema turns them into `Output`. */
export type SchemaForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output>;

/**
 * A form validated by a zod/mini schema: first on submit, then on every change. The first invalid field takes the focus.
 * The schema's messages are shown at the fields as they are.
 */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: ZodMiniType<Output, Values>,
  defaultValues: DefaultValues<Values>,
): SchemaForm<Values, Output> {
  return useForm<Values, unknown, Output>({ resolver: standardSchemaResolver(schema), defaultValues });
}

/** Shows the server's errors at their fields and focuses the first of them. They go when the field changes or the form is sent again. */
export function showServerErrors<Values extends FieldValues, Output>(
  { setError }: Pick<SchemaForm<Values, Output>, 'setError'>,
  { form, ...fields }: ServerErrors<Values>,
  names: readonly Path<Values>[],
): void {
  const messages: Readonly<Record<string, string | undefined>> = fields;
  const invalid = names.filter((name) => messages[name] !== undefined);
  for (const [index, name] of invalid.entries())
    setError(name, { type: 'server', message: messages[name] ?? '' }, { shouldFocus: index === 0 });
  if (form !== undefined) setError('root', { type: 'server', message: form });
}
