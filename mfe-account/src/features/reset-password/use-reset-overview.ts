import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import {
  AccountPasswordResetOverviewDocument,
  type AccountPasswordResetOverviewQuery,
} from './reset-password.generated.ts';

/** What opens the account beside its password. */
export type ResetOverview = NonNullable<AccountPasswordResetOverviewQuery['passwordResetOverview']>;

/** Reads it with the code of the mail; null until then, and for a code that does not hold. */
export function useResetOverview(code: string): ResetOverview | null {
  const client = useGraphQLClient();
  const [overview, setOverview] = useState<ResetOverview | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    client
      .query(AccountPasswordResetOverviewDocument, { code }, { signal: abort.signal, quiet: true })
      .then((answer) => setOverview(answer.passwordResetOverview))
      // The password can be set without.
      .catch(() => undefined);
    return () => abort.abort();
  }, [client, code]);
  return overview;
}
