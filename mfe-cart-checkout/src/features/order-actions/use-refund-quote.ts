import { GraphQLError, useGraphQLClient } from '@headstock/graphql-client';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { OrderRefundQuoteDocument, type OrderRefundQuoteQuery } from './order-actions.generated.ts';

/** What the API says a refund of an amount would be. */
export type ShownQuote = OrderRefundQuoteQuery['orderRefundQuote'] & { readonly amountCents: number };

/** The quote of a refund: `ask` loads and gives it, null with a `problem`; `forget` takes it away when the amount changes. */
export function useRefundQuote(orderId: string) {
  const client = useGraphQLClient();
  const { formatMessage } = useIntl();
  const latest = useRef(0);
  const [quote, setQuote] = useState<ShownQuote | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const ask = async (amountCents: number): Promise<ShownQuote | null> => {
    latest.current += 1;
    const turn = latest.current;
    setLoading(true);
    setProblem(null);
    try {
      const options = { quiet: true, cache: false } as const;
      const { orderRefundQuote } = await client.query(OrderRefundQuoteDocument, { id: orderId, amountCents }, options);
      const shown = { ...orderRefundQuote, amountCents };
      // An answer that was overtaken by another amount says nothing.
      if (turn === latest.current) setQuote(shown);
      return shown;
    } catch (error) {
      if (turn === latest.current)
        setProblem(error instanceof GraphQLError ? error.message : formatMessage({ id: 'orderActions.failed' }));
      return null;
    } finally {
      if (turn === latest.current) setLoading(false);
    }
  };
  const forget = (): void => {
    latest.current += 1;
    setQuote(null);
    setProblem(null);
    setLoading(false);
  };
  return { quote, problem, isLoading, ask, forget };
}
