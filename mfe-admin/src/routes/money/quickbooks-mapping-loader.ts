import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { Choice, Mapping } from '#mfe-admin/features/quickbooks/mapping-row.tsx';
import {
  AdminQuickBooksChoicesDocument,
  AdminQuickBooksMappingsDocument,
} from '#mfe-admin/features/quickbooks/quickbooks.generated.ts';

/** Everything that has to be mapped, and what of the company it can be; null while QuickBooks does not answer. */
export interface QuickBooksMappingData {
  readonly mappings: readonly Mapping[];
  readonly choices: Readonly<Record<Mapping['kind'], readonly Choice[] | null>>;
}

/** The mappings. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<QuickBooksMappingData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true };
  const load = async (kind: Mapping['kind']): Promise<readonly Choice[] | null> =>
    (await client.query(AdminQuickBooksChoicesDocument, { kind }, options)).quickbooksChoices;
  const [{ quickbooksMappings: mappings }, ACCOUNT, ITEM, CUSTOMER] = await Promise.all([
    client.query(AdminQuickBooksMappingsDocument, {}, options),
    load('ACCOUNT'),
    load('ITEM'),
    load('CUSTOMER'),
  ]);
  return { mappings, choices: { ACCOUNT, ITEM, CUSTOMER } };
}
