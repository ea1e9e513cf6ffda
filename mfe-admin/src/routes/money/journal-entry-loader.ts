import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminJournalEntryPageDocument,
  type AdminJournalEntryPageQuery,
} from '#mfe-admin/features/journal/journal.generated.ts';

/** An entry with what it became in QuickBooks; null for an unknown id. */
export type JournalEntryPageData = AdminJournalEntryPageQuery['journalEntry'];

/** One entry of the journal. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<JournalEntryPageData> {
  const options = { signal: request.signal, quiet: true };
  const client = context.get(graphqlClientContext);
  const variables = { id: params['id'] ?? '' };
  return (await client.query(AdminJournalEntryPageDocument, variables, options)).journalEntry;
}
