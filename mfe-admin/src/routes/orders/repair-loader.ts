import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AdminRepairDocument, type RepairWholeFragment } from '#mfe-admin/features/repairs/repairs.generated.ts';

/** One repair; 404 for an unknown id. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<RepairWholeFragment> {
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const client = context.get(graphqlClientContext);
  const { repairJob } = await client.query(AdminRepairDocument, { id: params['id'] ?? '' }, options);
  if (!repairJob) throw data(null, { status: 404 });
  return repairJob;
}
