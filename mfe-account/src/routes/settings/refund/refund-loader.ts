import { graphqlClientContext } from '@headstock/graphql-client';
import type { SheetDocument } from '@headstock/ui/document-sheet';
import { data, type LoaderFunctionArgs } from 'react-router';
import { OrderRefundStatementDocument } from '#mfe-account/features/invoices/invoices.generated.ts';

/** The document of a refund. */
export interface RefundView {
  readonly id: string;
  readonly orderId: string;
  readonly shown: SheetDocument;
}

/** A refund of an order that the viewer may see; 404 for all others. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<RefundView> {
  const client = context.get(graphqlClientContext);
  const variables = { refundId: params['id'] ?? '' };
  const { orderRefund } = await client.query(OrderRefundStatementDocument, variables, { signal: request.signal });
  if (!orderRefund) throw data(null, { status: 404 });
  return { id: orderRefund.id, orderId: orderRefund.order.id, shown: orderRefund.document };
}
