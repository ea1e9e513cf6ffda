import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { JobsAllDocument, type JobsAllQuery } from '#mfe-admin/features/jobs/jobs.generated.ts';

/** The jobs that failed, and the regular work. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<JobsAllQuery> {
  const client = context.get(graphqlClientContext);
  return client.query(JobsAllDocument, {}, { signal: request.signal, quiet: true, cache: false });
}
