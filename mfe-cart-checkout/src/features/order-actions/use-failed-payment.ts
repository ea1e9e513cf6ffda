import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OpenAct } from './open-action.ts';
import { unpaidOf } from './failed-payment.model.ts';

/** Back from a provider's page without having paid: opens the payment again, and says once what became of it. */
export function useUnpaid(open: (act: OpenAct) => void): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const begin = useEffectEvent((left: unknown) => {
    const unpaid = unpaidOf(left);
    if (!unpaid) return;
    open({ kind: 'pay', unpaid });
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => begin(state), [state]);
}
