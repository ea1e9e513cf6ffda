import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OpenAction } from './open-action.ts';
import { failedPaymentOf } from './failed-payment.model.ts';

/** Back from a provider's page without having paid: opens the payment again, and says once what became of it. */
export function useFailedPayment(open: (act: OpenAction) => void): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const begin = useEffectEvent((left: unknown) => {
    const unpaid = failedPaymentOf(left);
    if (!unpaid) return;
    open({ kind: 'pay', unpaid });
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => begin(state), [state]);
}
