import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { type ListData, listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';
import type { DocumentRow } from '#mfe-admin/features/quickbooks/document-row.ts';
import {
  AdminQuickBooksDocument,
  AdminQuickBooksDocumentsDocument,
  type AdminQuickBooksQuery,
} from '#mfe-admin/features/quickbooks/quickbooks.generated.ts';
import { documentStates, quickbooksList } from '#mfe-admin/features/quickbooks/quickbooks-list.ts';

const list = listLoader(quickbooksList, async ({ client, state, page, options }) => {
  const asked = state.filters['state'] ?? [];
  const filter = {
    states: documentStates.filter((each) => asked.includes(each)),
    changed: state.filters['change'] !== undefined,
    search: state.search || null,
  };
  const variables = { first: quickbooksList.pageSize, after: page.after, filter };
  const { quickbooksDocuments } = await client.query(AdminQuickBooksDocumentsDocument, variables, options);
  return rowsOf(quickbooksDocuments);
});

/** Data of the page: a page of the outbox, the connection, and how a connection that was just tried ended. */
export interface QuickBooksPageData extends ListData<DocumentRow> {
  readonly connection: AdminQuickBooksQuery['quickbooks'];
  readonly counts: AdminQuickBooksQuery['quickbooksCounts'];
  /** What is not mapped, or not there any more; empty before a connection. */
  readonly missing: AdminQuickBooksQuery['quickbooksMappings'];
  readonly outcome: string | null;
}

/** The outbox and the connection. */
export async function loader(args: LoaderFunctionArgs): Promise<QuickBooksPageData> {
  const client = args.context.get(graphqlClientContext);
  const options = { signal: args.request.signal, quiet: true };
  const [page, { quickbooks: connection, quickbooksCounts: counts, quickbooksMappings }] = await Promise.all([
    list(args),
    client.query(AdminQuickBooksDocument, {}, options),
  ]);
  const isInUse = connection.state === 'CONNECTED' || connection.state === 'RECONNECT';
  const missing = isInUse ? quickbooksMappings.filter(({ refId, fault }) => refId === null || fault !== null) : [];
  return { ...page, connection, counts, missing, outcome: new URL(args.request.url).searchParams.get('outcome') };
}
