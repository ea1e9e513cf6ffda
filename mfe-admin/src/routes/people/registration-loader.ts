import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { Application } from '#mfe-admin/features/registrations/application-facts.tsx';
import { AdminApplicationDocument } from '#mfe-admin/features/registrations/registrations.generated.ts';

/** One application; read anew each time. 404 for an unknown one. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Application> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { sellerApplication } = await client.query(AdminApplicationDocument, { id: params['id'] ?? '' }, options);
  if (!sellerApplication) throw data(null, { status: 404 });
  return sellerApplication;
}
