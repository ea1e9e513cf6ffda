import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AccountSellerStatementDocument,
  type AccountSellerStatementQuery,
} from '#mfe-account/features/selling/statement.generated.ts';

/** A seller's month, as the ledger has it. */
export type StatementView = AccountSellerStatementQuery['sellerStatement'];

/** The viewer's statement of `?month=2026-11`, by default of the present month. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<StatementView> {
  const client = context.get(graphqlClientContext);
  const month = new URL(request.url).searchParams.get('month');
  const answer = await client.query(AccountSellerStatementDocument, { month }, { signal: request.signal });
  return answer.sellerStatement;
}
