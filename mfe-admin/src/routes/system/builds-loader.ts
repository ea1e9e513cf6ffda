import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { RemoteBuildsAllDocument } from '#mfe-admin/features/remote-builds/remote-builds.generated.ts';
import type { Remote } from '#mfe-admin/features/remote-builds/remote.ts';

/** All remotes with their builds. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<readonly Remote[]> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return (await client.query(RemoteBuildsAllDocument, {}, options)).remotes;
}
