import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import type { Return } from '#mfe-account/features/returns/return.model.ts';
import { AccountReturnDocument } from '#mfe-account/features/returns/returns.generated.ts';

/** The return of `:id`. 404 for every id that the viewer is no side of. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Return> {
  const client = context.get(graphqlClientContext);
  const variables = { id: params['id'] ?? '' };
  const { returnRequest } = await client.query(AccountReturnDocument, variables, { signal: request.signal });
  if (!returnRequest) throw data(null, { status: 404 });
  return returnRequest;
}
