import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AdminStoredValueDocument, type AdminStoredValueQuery } from './stored-value.generated.ts';
import { TransactionsTable } from './transactions-table.tsx';

type Account = NonNullable<AdminStoredValueQuery['storedValueAccount']>;

/** The rows of a ledger, newest first; earlier ones are loaded on request. */
export function EarlierTransactions({ account }: { readonly account: Account }): ReactNode {
  const client = useGraphQLClient();
  const [pages, setPages] = useState([account.transactions]);
  const [busy, setBusy] = useState(false);
  const last = pages.at(-1);
  const more = async (): Promise<void> => {
    setBusy(true);
    try {
      const variables = { id: account.id, after: last?.pageInfo.endCursor ?? null };
      const { storedValueAccount } = await client.query(AdminStoredValueDocument, variables, { cache: false });
      if (storedValueAccount) setPages((before) => [...before, storedValueAccount.transactions]);
    } catch (error) {
      // The client has told the user.
      console.error(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <TransactionsTable rows={pages.flatMap(({ edges }) => edges.map(({ node }) => node))} />
      {last?.pageInfo.hasNextPage && (
        <div>
          <Button variant="outline" size="small" busy={busy} onClick={() => void more()}>
            <FormattedMessage id="storeCredits.earlier" />
          </Button>
        </div>
      )}
    </>
  );
}
