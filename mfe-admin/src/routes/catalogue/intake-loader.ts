import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AdminIntakeDocument, type AdminIntakeQuery } from '#mfe-admin/features/intake/intake.generated.ts';

/** An intake; 404 for an unknown one. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<AdminIntakeQuery> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true };
  const answer = await client.query(AdminIntakeDocument, { id: params['id'] ?? '' }, options);
  if (!answer.intake) throw data(null, { status: 404 });
  return answer;
}
