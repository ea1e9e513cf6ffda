import { graphqlClientContext } from '@headstock/graphql-client';
import type { SheetDocument } from '@headstock/ui/document-sheet';
import { data, type LoaderFunctionArgs } from 'react-router';
import { OrderPrintPageDocument } from '#mfe-cart-checkout/features/order-document/order-document.generated.ts';
import { parseOrderDocument, type OrderDocumentName } from '#mfe-cart-checkout/features/order/order-links.ts';

const kinds = {
  invoice: 'INVOICE',
  'packing-slip': 'PACKING_SLIP',
  statement: 'STATEMENT',
  'sealed-record': 'SEALED_RECORD',
} as const;

interface DocumentView {
  readonly id: string;
  readonly key: string | null;
  readonly name: OrderDocumentName;
  readonly shown: SheetDocument;
}

/** A document of an order, for those who may see the order. Everyone else gets the 404 of an unknown order. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<DocumentView> {
  const id = params['id'] ?? '';
  const name = parseOrderDocument(params['document']);
  if (!name) throw data(null, { status: 404 });
  const client = context.get(graphqlClientContext);
  const key = new URL(request.url).searchParams.get('key');
  const variables = { id, key, kind: kinds[name] };
  const { orderDocument } = await client.query(OrderPrintPageDocument, variables, { signal: request.signal });
  if (!orderDocument) throw data(null, { status: 404 });
  return { id, key, name, shown: orderDocument };
}
