import { GraphQLError, useGraphQLClient } from '@headstock/graphql-client';
import { emit } from '@headstock/event-bus';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { intentStorage, planStorage } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import { pathOfStep } from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { changesBetween, type Change } from './changes.model.ts';
import { intentFor, seenOrders, type PaymentIntent } from './intent.model.ts';
import { payingAtom } from './payment.atoms.ts';
import { pay, resume, type RunResult } from './payment-commands.ts';
import { depositOf, emptyPlan, isComplete, allocate, paymentMethodsOf } from './payment-plan.model.ts';
import { pathOfValorPayment, pathOfUnpaidOrder } from './payment-paths.ts';
import type { Checkout } from '#mfe-cart-checkout/features/checkout/use-checkout.ts';
import { useLeaveCheckout } from './use-leave-checkout.ts';

/** How it stands with the payment. `open`: nobody could say by now; `action`: the provider waits for the shopper. */
export type PaymentStatusName = 'idle' | 'busy' | 'lost' | 'pending' | 'open' | 'action';

/** Why the last try did not end in an order. */
export type PaymentProblem =
  | { readonly kind: 'declined' | 'storedValue' | 'refused'; readonly message: string | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'changed'; readonly changes: readonly Change[] };

/** The payment of a checkout. */
export interface Payment {
  readonly status: PaymentStatusName;
  readonly problem: PaymentProblem | null;
  /** Where the provider wants to see the shopper; set with the status `action`. */
  readonly actionUrl: string | null;
  /** Pays exactly what is shown. */
  readonly place: () => Promise<void>;
  /** Asks again what became of a payment that was begun. */
  readonly checkAgain: () => Promise<void>;
  /** Gives up the payment that the provider waits for: the server calls it off when another one is begun. */
  readonly chooseAnother: () => void;
  /** Another try begins: forgets why the last one failed, and gives up the one that the provider waits for. */
  readonly beginAnew: () => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The payment that was begun: by the address that a provider led back to, else by this tab's memory. */
function begun(returned: string | null): { key: string; intent: PaymentIntent | null } | null {
  const kept = intentStorage.read();
  if (returned) return { key: returned, intent: kept?.idempotencyKey === returned ? kept : null };
  return kept?.sent ? { key: kept.idempotencyKey, intent: kept } : null;
}

/** Runs the payment, also one that was begun before a reload, in another tab or on a provider's page. */
export function usePayment(checkout: Checkout): Payment {
  const client = useGraphQLClient();
  const store = useStore();
  const intl = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returned = search.get('payment');
  const leave = useLeaveCheckout();
  const [status, setStatus] = useState<PaymentStatusName>('idle');
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const [actionUrl, setActionUrl] = useState<string | null>(null);
  const [origin, setOrigin] = useState<string | null>(null);
  const { orders, reload } = checkout;
  const run = useMemo(() => ({ client, keep: intentStorage.write, wait, onUncertain: setStatus }), [client]);

  const changed = async (): Promise<void> => {
    const message = intl.formatMessage({ id: 'checkout.changed' });
    emit(store, 'notification/show', { message, tone: 'negative' });
    const fresh = await reload();
    setProblem({ kind: 'changed', changes: changesBetween(orders, fresh) });
  };
  const act = async (url: string, key: string, redirect: boolean): Promise<void> => {
    setActionUrl(url);
    if (!redirect) return;
    // Valor has a page of ours before its own.
    if (planStorage.read()?.method === 'VALOR') await navigate(pathOfValorPayment(key));
    else window.location.assign(url);
  };
  const settle = async (result: RunResult, key: string, intent: PaymentIntent | null, redirect: boolean) => {
    if (result.kind === 'placed') {
      await leave(result.orders, intent);
      return 'busy';
    }
    if (result.kind === 'open') return 'open';
    const unpaid = pathOfUnpaidOrder(result.order, intent);
    if (result.kind === 'action') {
      setOrigin(unpaid);
      await act(result.url, key, redirect);
      return 'action';
    }
    if (unpaid !== null) {
      await navigate(unpaid, { replace: true, state: { unpaid: result } });
      return 'idle';
    }
    if (result.kind === 'changed') {
      await changed();
      return 'idle';
    }
    setProblem(result);
    if (result.kind === 'declined' || result.kind === 'cancelled') {
      // A card's token is good for one try.
      planStorage.write({ ...(planStorage.read() ?? emptyPlan), card: null });
    }
    if (result.kind !== 'refused') void navigate(pathOfStep('payment'), { replace: true });
    else if (returned) void navigate(pathOfStep('review'), { replace: true });
    return 'idle';
  };
  const start = async (
    { key, intent }: { key: string; intent: PaymentIntent | null },
    begin: () => Promise<RunResult>,
    redirect: boolean,
  ): Promise<void> => {
    if (store.get(payingAtom)) return;
    store.set(payingAtom, true);
    setStatus('busy');
    setProblem(null);
    try {
      const next: PaymentStatusName = await settle(await begin(), key, intent, redirect);
      store.set(payingAtom, false);
      setStatus(next);
    } catch (error) {
      store.set(payingAtom, false);
      setStatus('idle');
      setProblem({ kind: 'refused', message: error instanceof GraphQLError ? error.message : null });
    }
  };

  const place = async (): Promise<void> => {
    const plan = planStorage.read() ?? emptyPlan;
    const dueCents = sumOf(orders, 'amountRemaining');
    if (!isComplete(plan, dueCents)) return;
    const layawayPlan = depositOf(plan, dueCents) === null ? null : (plan.layaway?.ref ?? null);
    const body = {
      orders: seenOrders(orders),
      paymentMethods: paymentMethodsOf(plan, dueCents),
      layawayPlan,
      from: 'checkout',
    } as const;
    const intent = intentFor(intentStorage.read(), body, () => crypto.randomUUID());
    // A code alone needs no page of a provider.
    const redirect = allocate(plan, dueCents).primaryCents > 0;
    await start({ key: intent.idempotencyKey, intent }, () => pay(run, intent), redirect);
  };
  const checkAgain = async (): Promise<void> => {
    const open = begun(returned);
    if (open) await start(open, () => resume(run, open.key, open.intent), false);
  };
  const beginAnew = (): void => {
    setProblem(null);
    if (status !== 'action') return;
    intentStorage.write(null);
    setActionUrl(null);
    setStatus('idle');
  };
  const chooseAnother = (): void => {
    beginAnew();
    void navigate(origin ?? pathOfStep('payment'), { replace: true });
  };

  const resumeBegun = useEffectEvent(() => {
    if (begun(returned)) void checkAgain();
  });
  useEffect(() => {
    const timer = setTimeout(() => resumeBegun());
    // Back from a provider's page the browser may show this page as it was left.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) resumeBegun();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  return { status, problem, actionUrl, place, checkAgain, chooseAnother, beginAnew };
}
