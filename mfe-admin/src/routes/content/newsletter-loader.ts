import { graphqlClientContext } from '@headstock/graphql-client';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { AdminContentListDocument } from '#mfe-admin/features/content/content.generated.ts';
import { editorPath } from '#mfe-admin/features/content/content-paths.ts';

/** Leads to the editor of the one invitation to the newsletter. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<never> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const sent = { kind: 'newsletter', first: 1 } as const;
  const { contentDocuments } = await client.query(AdminContentListDocument, sent, options);
  const [edge] = contentDocuments.edges;
  if (!edge) throw data(null, { status: 404 });
  throw redirect(editorPath(edge.node.id));
}
