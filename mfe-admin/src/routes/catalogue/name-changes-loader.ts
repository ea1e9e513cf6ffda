import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { NameChange } from '#mfe-admin/features/names/changes-list.tsx';
import { AdminNameChangesDocument } from '#mfe-admin/features/names/names.generated.ts';

/** The latest changes of names. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<readonly NameChange[]> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return (await client.query(AdminNameChangesDocument, {}, options)).catalogueNameChanges;
}
