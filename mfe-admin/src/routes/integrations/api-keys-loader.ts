import {
  ApiKeysListDocument,
  type ApiKeysListQueryVariables,
} from '#mfe-admin/features/api-keys/api-keys.generated.ts';
import { apiKeysList } from '#mfe-admin/features/api-keys/api-keys-list.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

type States = NonNullable<ApiKeysListQueryVariables['states']>;

const known: States = ['ACTIVE', 'EXPIRED', 'REVOKED'];

/** A page of the keys. */
export const loader = listLoader(apiKeysList, async ({ client, state, page, options }) => {
  const asked = state.filters['state'] ?? [];
  const states = known.filter((each) => asked.includes(each));
  const variables = { states: states.length > 0 ? states : null, search: state.search || null, ...page };
  return rowsOf((await client.query(ApiKeysListDocument, variables, { ...options, cache: false })).apiKeys);
});
