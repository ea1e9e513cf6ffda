import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { OrderPaperDocument } from '#mfe-cart-checkout/features/order-document/order-document.generated.ts';
import type { ShownPaper } from '#mfe-cart-checkout/features/order-document/shown-document.ts';
import { readOrderPaper, type OrderPaper } from '#mfe-cart-checkout/features/order/order-links.ts';

const kinds = { invoice: 'INVOICE', 'packing-slip': 'PACKING_SLIP', statement: 'STATEMENT' } as const;

interface PaperView {
  readonly id: string;
  readonly key: string | null;
  readonly paper: OrderPaper;
  readonly shown: ShownPaper;
}

/** A paper of an order for whoever may see the order. All others get the same 404 as for no order. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<PaperView> {
  const id = params['id'] ?? '';
  const paper = readOrderPaper(params['document']);
  if (!paper) throw data(null, { status: 404 });
  const client = context.get(graphqlClientContext);
  const key = new URL(request.url).searchParams.get('key');
  const variables = { id, key, kind: kinds[paper] };
  const { orderDocument } = await client.query(OrderPaperDocument, variables, { signal: request.signal });
  if (!orderDocument) throw data(null, { status: 404 });
  return { id, key, paper, shown: orderDocument };
}
