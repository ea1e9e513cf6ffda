import { useEmit } from '@headstock/event-bus/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { apiFailure, failureMessage } from './api-failure.ts';

/** What a mutation answers: whether it took effect, and if not, why and at which field. */
export interface ActionAnswer {
  readonly success: boolean;
  readonly message: string | null;
  readonly code?: string | null;
  readonly field?: string | null;
}

/** Why something was not done; `code` is stable, `field` is the name of the input that it speaks of. */
export interface Refusal {
  readonly code: string | null;
  readonly field: string | null;
  readonly message: string;
}

/** Something that staff does by a button. */
export interface StaffAction {
  readonly isBusy: boolean;
  /** Why the last attempt was not done; null when it was. */
  readonly refusal: Refusal | null;
  /** Shows a refusal that the browser finds by itself, such as a field that is no number; null takes it away. */
  readonly refuse: (refusal: (Partial<Refusal> & Pick<Refusal, 'message'>) | null) => void;
  /**
   * Does it; `said` is the id of the message that tells of its success, `unanswered` that of what to say where nobody answers. Gives the answer, or null where the API gave an error or did not answer,
   * which `refusal` says: call the API with `quiet`. Throws every other error.
   */
  readonly run: <Answer extends ActionAnswer>(
    work: () => Promise<Answer>,
    said?: string,
    unanswered?: string,
  ) => Promise<Answer | null>;
}

/** Runs mutations one at a time and keeps why the last one was refused. */
export function useStaffAction(): StaffAction {
  const { formatMessage } = useIntl();
  const emit = useEmit();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse: StaffAction['refuse'] = (given) => setRefusal(given && { code: null, field: null, ...given });
  return {
    isBusy,
    refusal,
    refuse,
    run: async (work, said, unanswered) => {
      setBusy(true);
      try {
        const answer = await work();
        const { success, message, code = null, field = null } = answer;
        refuse(success ? null : { code, field, message: message ?? formatMessage({ id: 'lists.notSaved' }) });
        if (success && said) emit('notification/show', { message: formatMessage({ id: said }), tone: 'positive' });
        return answer;
      } catch (error) {
        refuse({ message: apiFailure(error, formatMessage({ id: unanswered ?? failureMessage(error) })) });
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
