import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminSearchVocabularyDocument,
  type AdminSearchVocabularyQuery,
} from '#mfe-admin/features/vocabulary/vocabulary.generated.ts';

/** The synonyms of the search and a list of their earlier revisions, read anew each time. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<AdminSearchVocabularyQuery> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return client.query(AdminSearchVocabularyDocument, {}, options);
}
