import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { AccountPrivacyDocument } from '#mfe-account/features/account-data/account-data.generated.ts';
import type { AccountPrivacy } from '#mfe-account/features/account-data/account-data.model.ts';

/** What is under way with the viewer's data; read anew each time, as jobs change it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<AccountPrivacy> {
  const client = context.get(graphqlClientContext);
  const { accountPrivacy, viewer } = await client.query(
    AccountPrivacyDocument,
    {},
    { signal: request.signal, cache: false },
  );
  if (!viewer) throw data(null, { status: 404 });
  return { ...accountPrivacy, email: viewer.email ?? '' };
}
