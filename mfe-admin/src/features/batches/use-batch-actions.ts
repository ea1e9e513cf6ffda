import { useGraphQLClient } from '@headstock/graphql-client';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BatchesApplyDocument, BatchesUndoDocument } from './batches.generated.ts';

/** Applies and undoes a bulk edit; `refusal` is why it was not done. */
export function useBatchActions(id: string, onDone: () => void) {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function run(work: () => Promise<{ success: boolean; message: string | null }>): Promise<void> {
    setBusy(true);
    const unreachable = { success: false, message: formatMessage({ id: 'lists.notSaved' }) };
    const { success, message } = await work().catch(() => unreachable);
    setBusy(false);
    setRefusal(success ? null : message);
    if (success) onDone();
  }
  const options = { quiet: true } as const;
  return {
    isBusy,
    refusal,
    apply: () => run(async () => (await client.mutate(BatchesApplyDocument, { id }, options)).batchApply),
    undo: (rowIds: readonly string[] | null, evenChanged: boolean) =>
      run(async () => (await client.mutate(BatchesUndoDocument, { id, rowIds, evenChanged }, options)).batchUndo),
  };
}
