import { GraphQLError, TransportError } from '@headstock/graphql-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** What a mutation answers: whether it took effect, and if not, why. */
export interface ActionAnswer {
  readonly success: boolean;
  readonly message: string | null;
}

/** Something that staff does by a button. */
export interface StaffAction {
  readonly isBusy: boolean;
  /** Why the last attempt was not done; null when it was. */
  readonly refusal: string | null;
  /** Does it; gives the answer, or null where the API gave an error or did not answer, which `refusal` says. Throws every other error. */
  readonly run: <Answer extends ActionAnswer>(work: () => Promise<Answer>) => Promise<Answer | null>;
}

/** Runs mutations one at a time and keeps why the last one was refused. */
export function useStaffAction(): StaffAction {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    isBusy,
    refusal,
    run: async (work) => {
      setBusy(true);
      try {
        const answer = await work();
        setRefusal(answer.success ? null : (answer.message ?? formatMessage({ id: 'lists.notSaved' })));
        return answer;
      } catch (error) {
        if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
        setRefusal(error instanceof GraphQLError ? error.message : formatMessage({ id: 'lists.notSaved' }));
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
