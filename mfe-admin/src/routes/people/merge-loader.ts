import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AdminMergePreviewDocument } from '#mfe-admin/features/account-merge/account-merge.generated.ts';
import { type MergeData, pairOf } from '#mfe-admin/features/account-merge/merge.model.ts';
import { AdminAccountsDocument } from '#mfe-admin/features/accounts/accounts.generated.ts';

const FOUND = 10;

/** Whom `?find=` finds, and what merging with the account of `?with=` would do; the one of `?keep=other` stays. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<MergeData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { searchParams } = new URL(request.url);
  const pageId = params['id'] ?? '';
  const search = (searchParams.get('find') ?? '').trim();
  const otherId = searchParams.get('with');
  const list = async () => {
    if (search === '') return null;
    const { accounts } = await client.query(AdminAccountsDocument, { first: FOUND, search }, options);
    return accounts.edges.map(({ node }) => node).filter(({ id }) => id !== pageId);
  };
  const look = async () =>
    otherId === null
      ? null
      : (await client.query(AdminMergePreviewDocument, pairOf(pageId, otherId, searchParams.get('keep')), options))
          .accountMergePreview;
  const [found, answer] = await Promise.all([list(), look()]);
  return { search, found, otherId, preview: answer?.preview ?? null, refusal: answer?.message ?? null };
}
