import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AdminIntakeRulesDocument, type AdminIntakeRulesQuery } from '#mfe-admin/features/intake/intake.generated.ts';

/** How long which deals are kept, and what people sign. */
export function loader({ context, request }: LoaderFunctionArgs): Promise<AdminIntakeRulesQuery> {
  const client = context.get(graphqlClientContext);
  return client.query(AdminIntakeRulesDocument, {}, { signal: request.signal, quiet: true });
}
