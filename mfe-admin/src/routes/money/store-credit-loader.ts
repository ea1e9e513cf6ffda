import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminStoredValueDocument,
  type AdminStoredValueQuery,
} from '#mfe-admin/features/stored-value/stored-value.generated.ts';

/** A code, or the credits of a member, with the newest rows of its ledger; null for an unknown id. */
export type StoreCreditPageData = AdminStoredValueQuery['storedValueAccount'];

/** One account of stored value. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<StoreCreditPageData> {
  const options = { signal: request.signal, quiet: true };
  const variables = { id: params['id'] ?? '', after: null };
  const client = context.get(graphqlClientContext);
  return (await client.query(AdminStoredValueDocument, variables, options)).storedValueAccount;
}
