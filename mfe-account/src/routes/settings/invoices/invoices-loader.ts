import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { InvoiceTableOrdersDocument } from '#mfe-account/features/invoices/invoices.generated.ts';
import { toInvoicePage, type InvoicePage } from '#mfe-account/features/invoices/invoices.model.ts';

const pageSize = 25;

/** A page of the viewer's orders and refunds: the newest, those older than `?after=`, or those newer than `?before=`. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<InvoicePage> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  const range = before === null ? { first: pageSize, after: query.get('after') } : { last: pageSize, before };
  return toInvoicePage(await client.query(InvoiceTableOrdersDocument, range, { signal: request.signal }));
}
