import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AdminContentDocumentDocument,
  type AdminContentDocumentQuery,
} from '#mfe-admin/features/content/content.generated.ts';

/** What the editor opens with. */
export interface EditorData {
  readonly document: NonNullable<AdminContentDocumentQuery['contentDocument']>;
  readonly choices: AdminContentDocumentQuery['contentChoices'];
}

/** One text with the viewer's own draft; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<EditorData> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { contentDocument: document, contentChoices: choices } = await client.query(
    AdminContentDocumentDocument,
    { id: params['id'] ?? '' },
    options,
  );
  if (!document) throw data(null, { status: 404 });
  return { document, choices };
}
