import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { CheckoutPaymentOptionsDocument, type CheckoutPaymentOptionsQuery } from './payment.generated.ts';

/** The ways to pay that the server offers to whoever asks, where cards are typed, and whose credits there are. */
export type PaymentOptions = CheckoutPaymentOptionsQuery;

/** Asks how can be paid; `failed` when that could not be asked, null as long as nothing is known. */
export function usePaymentOptions(): {
  readonly options: PaymentOptions | 'failed' | null;
  readonly retry: () => void;
} {
  const client = useGraphQLClient();
  const [tries, setTries] = useState(0);
  const [held, setHeld] = useState<{ readonly at: number; readonly options: PaymentOptions | 'failed' | null }>({
    at: 0,
    options: null,
  });
  useEffect(() => {
    const ended = new AbortController();
    client.query(CheckoutPaymentOptionsDocument, {}, { quiet: true, signal: ended.signal }).then(
      (options) => setHeld({ at: tries, options }),
      () => {
        if (!ended.signal.aborted) setHeld({ at: tries, options: 'failed' });
      },
    );
    return () => ended.abort();
  }, [client, tries]);
  return { options: held.at === tries ? held.options : null, retry: () => setTries(tries + 1) };
}
