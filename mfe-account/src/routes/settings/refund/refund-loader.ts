import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  OrderRefundStatementDocument,
  type OrderRefundStatementQuery,
} from '#mfe-account/features/invoices/invoices.generated.ts';

/** A refund as its statement shows it. */
export type RefundView = NonNullable<OrderRefundStatementQuery['orderRefund']>;

/** A refund of an order that the viewer may see; 404 for all others. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<RefundView> {
  const client = context.get(graphqlClientContext);
  const variables = { refundId: params['id'] ?? '' };
  const { orderRefund } = await client.query(OrderRefundStatementDocument, variables, { signal: request.signal });
  if (!orderRefund) throw data(null, { status: 404 });
  return orderRefund;
}
