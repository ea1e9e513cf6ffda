import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AccountDeletionStateDocument,
  type AccountDeletionStateQuery,
} from '#mfe-account/features/account-data/account-data.generated.ts';

/** What all pages under `/profile` say: that the account is to be deleted; null for all others. */
export interface ProfileView {
  readonly deletion: AccountDeletionStateQuery['accountDeletion'];
}

/** Whether the viewer's account is to be deleted. The pages are complete without it, and its mails say the same: a failure says nothing. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ProfileView> {
  const client = context.get(graphqlClientContext);
  const options = { quiet: true, cache: false, signal: request.signal } as const;
  const answer = await client.query(AccountDeletionStateDocument, {}, options).catch(() => null);
  return { deletion: answer?.accountDeletion ?? null };
}
