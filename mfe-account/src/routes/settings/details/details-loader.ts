import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AccountDetailsDocument } from '#mfe-account/features/details/details.generated.ts';
import type { Details } from '#mfe-account/features/details/details.model.ts';

/** The viewer's own details. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Details> {
  const client = context.get(graphqlClientContext);
  const { viewer } = await client.query(AccountDetailsDocument, {}, { signal: request.signal });
  if (!viewer) throw data(null, { status: 404 });
  return viewer;
}
