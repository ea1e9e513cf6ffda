import { useGraphQLClient } from '@headstock/graphql-client';
import { useRevalidator } from 'react-router';
import {
  type ActionAnswer,
  type StaffAction,
  useStaffAction,
} from '#mfe-admin/features/staff-action/use-staff-action.ts';

type Client = ReturnType<typeof useGraphQLClient>;

/** A change of a draft: one at a time, and whatever came of it the draft is loaded anew. */
export interface DraftChange extends Pick<StaffAction, 'isBusy' | 'refusal' | 'refuse'> {
  /** Gives whether it was done; `onDone` is called before the draft is loaded anew. */
  readonly change: (work: (client: Client) => Promise<ActionAnswer>, onDone?: () => void) => Promise<boolean>;
}

/** Changes a draft by the mutations of `draft-orders.graphql`, and keeps why the last one was refused. */
export function useDraftChange(): DraftChange {
  const client = useGraphQLClient();
  const { revalidate } = useRevalidator();
  const { isBusy, refusal, refuse, run } = useStaffAction();
  return {
    isBusy,
    refusal,
    refuse,
    change: async (work, onDone) => {
      const answer = await run(() => work(client));
      if (answer?.success) onDone?.();
      // Also after a refusal: somebody else may have changed it.
      if (answer) await revalidate();
      return answer?.success === true;
    },
  };
}
