import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AssistantLogDashboardDocument,
  type AssistantLogDashboardQuery,
} from '#mfe-admin/features/assistant-log/assistant-log.generated.ts';

/** How the assistants did in the last 30 days; read anew each time. */
export function loader({ context, request }: LoaderFunctionArgs): Promise<AssistantLogDashboardQuery> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return client.query(AssistantLogDashboardDocument, {}, options);
}
