import type { SchemaForm } from '@headstock/ui/use-schema-form';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { apiFailure, failureMessage } from './api-failure.ts';

/**
 * Sends a form of the form kit. Gives the answer, or null where the API gave an error or did not answer: the form then says so above its
 * button, and keeps what is typed. Call the API with `quiet`. Throws every other error.
 */
export function useFormSend<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
): <Answer>(work: () => Promise<Answer>) => Promise<Answer | null> {
  const { formatMessage } = useIntl();
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      form.setError('root', {
        type: 'server',
        message: apiFailure(error, formatMessage({ id: failureMessage(error) })),
      });
      return null;
    }
  };
}
