import { graphqlClientContext } from '@headstock/graphql-client';
import type { SheetDocument } from '@headstock/ui/document-sheet';
import { data, type LoaderFunctionArgs } from 'react-router';
import { OrderStatementDocument } from '#mfe-account/features/invoices/invoices.generated.ts';

/** A document of an order; `kind` as its URLs name it. */
export interface InvoiceView {
  readonly id: string;
  readonly kind: 'invoice' | 'statement';
  readonly shown: SheetDocument;
}

/** The invoice of an order that the viewer may see, or with `?view=statement` its statement. 404 for all other orders. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<InvoiceView> {
  const client = context.get(graphqlClientContext);
  const id = params['id'] ?? '';
  const isStatement = new URL(request.url).searchParams.get('view') === 'statement';
  const variables = { orderId: id, kind: isStatement ? ('STATEMENT' as const) : ('INVOICE' as const) };
  const { orderDocument } = await client.query(OrderStatementDocument, variables, { signal: request.signal });
  if (!orderDocument) throw data(null, { status: 404 });
  return { id, kind: isStatement ? 'statement' : 'invoice', shown: orderDocument };
}
