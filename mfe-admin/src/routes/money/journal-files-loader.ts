import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminJournalFilesDocument,
  type AdminJournalFilesQuery,
} from '#mfe-admin/features/journal/journal.generated.ts';

/** The files of the journal, and until when the books are closed. */
export type JournalFilesData = AdminJournalFilesQuery;

/** The files of the journal. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<JournalFilesData> {
  const options = { signal: request.signal, quiet: true };
  return context.get(graphqlClientContext).query(AdminJournalFilesDocument, {}, options);
}
