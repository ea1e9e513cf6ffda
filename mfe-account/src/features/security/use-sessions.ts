import { useFreshProof, type FreshProof } from '@headstock/commerce-client/use-fresh-proof';
import { useGraphQLClient } from '@headstock/graphql-client';
import { focusMainContent } from '@headstock/ui/main-content';
import { useAction, type Action } from '#mfe-account/features/form-failure/use-action.ts';
import { SessionEndDocument, SessionEndOthersDocument } from './security.generated.ts';

/** Ends sessions of the account. Each is named by its id, all but this one by `OTHERS`. */
export interface SessionActions extends Pick<Action, 'busy' | 'failureOf' | 'failureBeyond'> {
  readonly end: (id: string) => void;
  readonly endOthers: () => void;
  readonly dialog: FreshProof['dialog'];
}

/** Name of the action that ends all sessions but this one. */
export const OTHERS = 'others';

const quiet = { quiet: true };

/** The actions on the list of sessions. Each asks for a fresh proof where the API wants one. */
export function useSessions(): SessionActions {
  const client = useGraphQLClient();
  const proof = useFreshProof();
  const { busy, failureOf, failureBeyond, run } = useAction('security.failed', proof.run);
  const end = async (id: string): Promise<void> => {
    const mutate = async () => (await client.mutate(SessionEndDocument, { id }, quiet)).sessionEnd;
    if (await run(id, mutate, 'security.sessionEnded')) focusMainContent();
  };
  const endOthers = async (): Promise<void> => {
    const mutate = async () => (await client.mutate(SessionEndOthersDocument, {}, quiet)).sessionEndOthers;
    if (await run(OTHERS, mutate, 'security.othersEnded')) focusMainContent();
  };
  return {
    busy,
    failureOf,
    failureBeyond,
    end: (id) => void end(id),
    endOthers: () => void endOthers(),
    dialog: proof.dialog,
  };
}
