import { type SchemaForm, showServerErrors } from '@headstock/ui/use-schema-form';
import { useIntl } from 'react-intl';

/** What the API answers to something that is done to an account for a reason. */
interface Refusal {
  readonly code?: string | null;
  readonly message?: string | null;
}

/** Gives what shows a refusal of the API: at the field of `ReasonField` if it is about the reason, else at the form. Needs `accountMessages`. */
export function useReasonRefusal(
  form: Pick<SchemaForm<{ reason: string }, unknown>, 'setError'>,
): (refusal: Refusal) => void {
  const { formatMessage } = useIntl();
  return ({ code, message }) => {
    const text = message ?? formatMessage({ id: 'account.failed' });
    showServerErrors(form, code === 'reason' ? { reason: text } : { form: text }, ['reason']);
  };
}
