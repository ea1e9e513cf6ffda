import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { Credits } from '#mfe-account/features/store-credits/credit-history.tsx';
import { AccountStoreCreditsDocument } from '#mfe-account/features/store-credits/store-credits.generated.ts';

/** The viewer's store credits and trade credits. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<readonly Credits[]> {
  const client = context.get(graphqlClientContext);
  const { viewer } = await client.query(AccountStoreCreditsDocument, {}, { signal: request.signal });
  return viewer?.storeCredits ?? [];
}
