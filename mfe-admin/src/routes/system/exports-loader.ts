import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { ExportFile } from '#mfe-admin/features/table-exports/export-files.tsx';
import { TableExportsOwnDocument } from '#mfe-admin/features/table-exports/table-exports.generated.ts';

/** The files that the viewer asked for. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<readonly ExportFile[]> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { tableExports } = await client.query(TableExportsOwnDocument, {}, options);
  return tableExports;
}
