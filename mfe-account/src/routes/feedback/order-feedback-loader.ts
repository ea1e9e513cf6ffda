import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AccountOrderFeedbackDocument,
  type AccountOrderFeedbackQuery,
} from '#mfe-account/features/feedback/feedback.generated.ts';

/** The feedback of an order, as one of its two sides sees it. */
export type OrderFeedback = NonNullable<AccountOrderFeedbackQuery['orderFeedback']> & {
  /** The viewer has written, and the other side can still write unread. */
  readonly isBlind: boolean;
};

/** An unknown order is not found, and neither is one of others. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<OrderFeedback> {
  const { orderFeedback } = await context
    .get(graphqlClientContext)
    .query(AccountOrderFeedbackDocument, { orderId: params['orderId'] ?? '' }, { signal: request.signal });
  if (!orderFeedback) throw data(null, { status: 404 });
  const { own, other, closesAt } = orderFeedback;
  const isOpen = closesAt !== null && Date.parse(closesAt) > Date.now();
  return { ...orderFeedback, isBlind: own !== null && other === null && isOpen };
}
