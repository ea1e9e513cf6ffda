import { useGraphQLClient } from '@headstock/graphql-client';
import { type ActionAnswer, useStaffAction } from '#mfe-admin/features/staff-action/use-staff-action.ts';
import { BatchesApplyDocument, BatchesUndoDocument } from './batches.generated.ts';

/** Applies and undoes a bulk edit; `refusal` is why it was not done. */
export function useBatchActions(id: string, onDone: () => void) {
  const client = useGraphQLClient();
  const { isBusy, refusal, run } = useStaffAction();
  const act = async (work: () => Promise<ActionAnswer>): Promise<void> => {
    const answer = await run(work);
    if (answer?.success) onDone();
  };
  const options = { quiet: true } as const;
  return {
    isBusy,
    refusal,
    apply: () => act(async () => (await client.mutate(BatchesApplyDocument, { id }, options)).batchApply),
    undo: (rowIds: readonly string[] | null, evenChanged: boolean) =>
      act(async () => (await client.mutate(BatchesUndoDocument, { id, rowIds, evenChanged }, options)).batchUndo),
  };
}
