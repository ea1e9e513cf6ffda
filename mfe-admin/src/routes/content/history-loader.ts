import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AdminContentVersionsDocument,
  type AdminContentVersionsQuery,
} from '#mfe-admin/features/content/content.generated.ts';

/** A part of a text's history, and the text as it is. */
export interface HistoryData {
  readonly document: NonNullable<AdminContentVersionsQuery['contentDocument']>;
  readonly versions: AdminContentVersionsQuery['contentVersions'];
}

/** The history from below `?before`, else from its end; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<HistoryData> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const before = Number(new URL(request.url).searchParams.get('before'));
  const asked = { id: params['id'] ?? '', before: Number.isInteger(before) && before > 0 ? before : null };
  const { contentDocument: document, contentVersions: versions } = await context
    .get(graphqlClientContext)
    .query(AdminContentVersionsDocument, asked, options);
  if (!document) throw data(null, { status: 404 });
  return { document, versions };
}
