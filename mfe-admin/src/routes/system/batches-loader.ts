import { BatchesListDocument } from '#mfe-admin/features/batches/batches.generated.ts';
import { batchesList } from '#mfe-admin/features/batches/batches-list.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

/** A page of the bulk edits that were applied. */
export const loader = listLoader(batchesList, async ({ client, page, options }) =>
  rowsOf((await client.query(BatchesListDocument, page, options)).batches),
);
