import { useGraphQLClient } from '@headstock/graphql-client';
import { useNavigate } from 'react-router';
import { useIntl } from 'react-intl';
import { BatchesPreviewDocument } from './batches.generated.ts';
import { batchesList } from './batches-list.ts';

/** What a bulk edit is asked for: its kind, its rows, and the texts of its form. */
export interface BatchRequest {
  readonly kind: string;
  readonly rowIds: readonly string[];
  readonly input: Readonly<Record<string, string>>;
}

/** Works out what a bulk edit would do and leads to its review. Gives why it was refused; null once the review is open. */
export function useBatchPreview(): (request: BatchRequest) => Promise<string | null> {
  const client = useGraphQLClient();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  return async ({ kind, rowIds, input }) => {
    const texts = Object.entries(input).map(([key, value]) => ({ key, value }));
    const answer = await client
      .mutate(BatchesPreviewDocument, { kind, rowIds, input: texts }, { quiet: true })
      .catch(() => null);
    const { batch, message } = answer?.batchPreview ?? { batch: null, message: null };
    if (!batch) return message ?? formatMessage({ id: 'lists.notSaved' });
    await navigate(`${batchesList.path}/${batch.id}`);
    return null;
  };
}
