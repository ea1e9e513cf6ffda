import { emptyCart } from '@headstock/contracts/cart';
import { GraphError, useQueryPort } from '@headstock/graph';
import { emit } from '@headstock/event-bus';
import { useStore } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { pricedCartAtom } from '#cart/features/cart/cart.atoms.ts';
import { cardMemory, formMemory, intentMemory } from '#cart/features/checkout/checkout-memory.ts';
import { pathOfStep } from '#cart/features/checkout/checkout-steps.model.ts';
import { payingAtom } from '#cart/features/payment/payment.atoms.ts';
import { pay, resume, type RunResult } from '#cart/features/payment/payment-commands.ts';
import {
  changesBetween,
  intentFor,
  seenOrders,
  type Change,
  type PaymentIntent,
  type PlacedOrder,
} from '#cart/features/payment/payment.model.ts';
import type { Checkout } from './use-checkout.ts';

/** How it stands with the payment. `open`: nobody could say by now; `action`: the bank waits for the shopper. */
export type PaymentStatusName = 'idle' | 'busy' | 'lost' | 'pending' | 'open' | 'action';

/** Why the last try did not end in an order. */
export type PaymentProblem =
  | { readonly kind: 'declined' | 'refused'; readonly message: string | null }
  | { readonly kind: 'changed'; readonly changes: readonly Change[] };

/** The payment of a checkout. */
export interface Payment {
  readonly status: PaymentStatusName;
  readonly problem: PaymentProblem | null;
  /** Where the bank wants to see the shopper; set with the status `action`. */
  readonly actionUrl: string | null;
  /** Pays exactly what is shown. */
  readonly place: () => Promise<void>;
  /** Asks again what became of a payment that was begun. */
  readonly checkAgain: () => Promise<void>;
  readonly forgetProblem: () => void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The way to a placed order, open to whoever holds the key. */
function pathOfOrder(order: PlacedOrder): string {
  return `/orders/${order.id}${order.guestKey ? `?key=${encodeURIComponent(order.guestKey)}` : ''}`;
}

/** Shows the order and then forgets the checkout, which would else fall back to an earlier step on the way. */
function useLeave(): (orders: readonly PlacedOrder[]) => Promise<void> {
  const navigate = useNavigate();
  const store = useStore();
  return useCallback(
    async (orders) => {
      const [first] = orders;
      if (first) await navigate(pathOfOrder(first), { replace: true, state: { placed: orders } });
      for (const memory of [formMemory, cardMemory, intentMemory]) memory.write(null);
      store.set(pricedCartAtom, null);
      emit(store, 'cart/changed', emptyCart);
    },
    [navigate, store],
  );
}

/** Runs the payment, also one that was begun before a reload. */
export function usePayment(checkout: Checkout): Payment {
  const port = useQueryPort();
  const store = useStore();
  const intl = useIntl();
  const navigate = useNavigate();
  const leave = useLeave();
  const [status, setStatus] = useState<PaymentStatusName>('idle');
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const [actionUrl, setActionUrl] = useState<string | null>(null);
  const { orders, reload } = checkout;
  const run = useMemo(() => ({ port, keep: intentMemory.write, wait, onUncertain: setStatus }), [port]);

  const changed = async (): Promise<void> => {
    const message = intl.formatMessage({ id: 'checkout.changed' });
    emit(store, 'notification/show', { message, tone: 'negative' });
    const fresh = await reload();
    setProblem({ kind: 'changed', changes: changesBetween(orders, fresh) });
  };
  const settle = async (result: RunResult, redirect: boolean): Promise<PaymentStatusName> => {
    if (result.kind === 'placed') {
      await leave(result.orders);
      return 'busy';
    }
    if (result.kind === 'open') return 'open';
    if (result.kind === 'action') {
      setActionUrl(result.url);
      if (redirect) window.location.assign(result.url);
      return 'action';
    }
    if (result.kind === 'changed') {
      await changed();
      return 'idle';
    }
    setProblem(result);
    if (result.kind === 'declined') {
      cardMemory.write(null);
      void navigate(pathOfStep('payment'), { replace: true });
    }
    return 'idle';
  };
  const start = async (begin: () => Promise<RunResult>, redirect: boolean): Promise<void> => {
    if (store.get(payingAtom)) return;
    store.set(payingAtom, true);
    setStatus('busy');
    setProblem(null);
    try {
      const next = await settle(await begin(), redirect);
      store.set(payingAtom, false);
      setStatus(next);
    } catch (error) {
      store.set(payingAtom, false);
      setStatus('idle');
      setProblem({ kind: 'refused', message: error instanceof GraphError ? error.message : null });
    }
  };

  const place = async (): Promise<void> => {
    const card = cardMemory.read();
    if (!card) return;
    const intent = intentFor(intentMemory.read(), seenOrders(orders), card.token, () => crypto.randomUUID());
    await start(() => pay(run, intent), true);
  };
  const checkAgain = async (): Promise<void> => {
    const intent: PaymentIntent | null = intentMemory.read();
    if (intent) await start(() => resume(run, intent), false);
  };

  const resumeBegun = useEffectEvent(() => {
    if (intentMemory.read()?.sent) void checkAgain();
  });
  useEffect(() => {
    const timer = setTimeout(() => resumeBegun());
    return () => clearTimeout(timer);
  }, []);
  return { status, problem, actionUrl, place, checkAgain, forgetProblem: () => setProblem(null) };
}
