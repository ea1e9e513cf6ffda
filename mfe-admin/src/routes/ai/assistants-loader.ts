import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminAssistantsDocument,
  type AdminAssistantsQuery,
} from '#mfe-admin/features/assistants/assistants.generated.ts';

/** All assistants; read anew each time. */
export function loader({ context, request }: LoaderFunctionArgs): Promise<AdminAssistantsQuery> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return client.query(AdminAssistantsDocument, {}, options);
}
