import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useState } from 'react';
import { CheckoutLayawayPlansDocument, type LayawayPlanFragment } from './payment.generated.ts';
import { scheduleSum } from './payment-plan.model.ts';

const none: readonly LayawayPlanFragment[] = [];

/**
 * The plans by which an order of `dueCents` can be paid; null while they are not known for that amount. Plans that could not be
 * asked are not offered.
 * @param orderId null where there is no one order to pay
 */
export function useLayawayPlans(orderId: string | null, dueCents: number): readonly LayawayPlanFragment[] | null {
  const client = useGraphQLClient();
  const [held, setHeld] = useState({ orderId, dueCents: -1, plans: none });
  useEffect(() => {
    if (orderId === null) return undefined;
    const ended = new AbortController();
    const hold = (plans: readonly LayawayPlanFragment[]): void => setHeld({ orderId, dueCents, plans });
    client.query(CheckoutLayawayPlansDocument, { orderId }, { quiet: true, signal: ended.signal }).then(
      ({ layawayPlans }) => hold(layawayPlans.filter((plan) => scheduleSum(plan) === dueCents)),
      () => {
        if (!ended.signal.aborted) hold(none);
      },
    );
    return () => ended.abort();
  }, [client, orderId, dueCents]);
  if (orderId === null) return none;
  return held.orderId === orderId && held.dueCents === dueCents ? held.plans : null;
}
