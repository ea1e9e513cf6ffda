import { GraphQLError, useGraphQLClient } from '@headstock/graphql-client';
import { useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { emit } from '@headstock/event-bus';
import { useStore } from 'jotai';
import { intentStorage } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import { savedCardOf } from '#mfe-cart-checkout/features/payment/saved-card.model.ts';
import type { CardFrameHandle } from '@headstock/ui/card-frame';
import { intentFor, seenOrders } from '#mfe-cart-checkout/features/payment/intent.model.ts';
import { pathOfValorPayment } from '#mfe-cart-checkout/features/payment/payment-paths.ts';
import { pay, type RunResult } from '#mfe-cart-checkout/features/payment/payment-commands.ts';
import {
  emptyPlan,
  isComplete,
  primaryMethods,
  allocate,
  paymentMethodsOf,
  type PaymentPlan,
} from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import type { PaymentOptions } from '#mfe-cart-checkout/features/payment/use-payment-options.ts';
import type { FailedPayment } from './failed-payment.model.ts';
import type { ShownOrder } from '#mfe-cart-checkout/features/order/shown-order.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const untold = (): void => undefined;

/** The payment of what is left of a placed order. */
export interface BalancePayment {
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly typeMissing: boolean;
  readonly frame: RefObject<CardFrameHandle | null>;
  readonly change: (part: Partial<PaymentPlan>) => void;
  /** The plan with what only the server's offer says: the first way where none was chosen. */
  readonly planWith: (options: PaymentOptions) => PaymentPlan;
  readonly submit: (options: PaymentOptions) => Promise<void>;
}

/** What is to be paid of an order first: the next instalment of a plan; null is all of it. */
function firstPartialAmount({ layaway, amountRemaining }: ShownOrder): number | null {
  const next = layaway?.nextAmount.amountCents ?? 0;
  return next > 0 && next < amountRemaining.amountCents ? next : null;
}

/** The same once another tab, or the shop, took a part: an amount that was typed stays as long as so much is left. */
function partialAmountAfter(held: number | null, suggested: number | null, order: ShownOrder): number | null {
  const isTyped = held !== null && held > 0 && held !== suggested;
  return isTyped && held <= order.amountRemaining.amountCents ? held : firstPartialAmount(order);
}

/** Holds how the rest is paid while the dialog is open, and pays it. `unpaid` is why an earlier try came to nothing. */
export function usePayBalance(order: ShownOrder, onClose: () => void, unpaid: FailedPayment | null): BalancePayment {
  const client = useGraphQLClient();
  const store = useStore();
  const intl = useIntl();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const key = useSearchParams()[0].get('key');
  const frame = useRef<CardFrameHandle>(null);
  const [plan, setPlan] = useState<PaymentPlan>({ ...emptyPlan, partialCents: firstPartialAmount(order) });
  const [busy, setBusy] = useState(false);
  const [typeMissing, setTypeMissing] = useState(false);
  const say = (id: string): string => intl.formatMessage({ id });
  const before =
    unpaid && (unpaid.isCancelled ? say('payment.cancelled') : (unpaid.message ?? say('checkout.declined')));
  const [refusal, setRefusal] = useState<string | null>(before);
  const dueCents = order.amountRemaining.amountCents;
  const [suggested, setSuggested] = useState({ dueCents, partialCents: firstPartialAmount(order) });
  if (suggested.dueCents !== dueCents) {
    setSuggested({ dueCents, partialCents: firstPartialAmount(order) });
    setPlan((held) => ({
      ...held,
      partialCents: partialAmountAfter(held.partialCents, suggested.partialCents, order),
    }));
  }
  const change = (part: Partial<PaymentPlan>): void => setPlan((held) => ({ ...held, ...part }));
  const planWith = (options: PaymentOptions): PaymentPlan => ({
    ...plan,
    method: plan.method ?? primaryMethods(options.paymentMethods, true)[0] ?? null,
    cardOnProviderPage: options.cardFields.redirect,
    savedCard: savedCardOf(plan, options.viewer?.savedCards ?? []),
  });

  const settle = async (result: RunResult, paid: PaymentPlan, intentKey: string): Promise<void> => {
    switch (result.kind) {
      case 'placed':
        intentStorage.write(null);
        await revalidator.revalidate();
        emit(store, 'notification/show', { message: say('orderActions.pay.done'), tone: 'positive' });
        onClose();
        return;
      case 'action':
        if (paid.method === 'VALOR') await navigate(pathOfValorPayment(intentKey));
        else window.location.assign(result.url);
        return;
      case 'changed':
        await revalidator.revalidate();
        setRefusal(say('orderActions.pay.changed'));
        return;
      case 'refused':
        // Perhaps because another tab paid it.
        await revalidator.revalidate();
        setRefusal(result.message ?? say('orderActions.failed'));
        return;
      case 'open':
        setRefusal(say('checkout.status.open'));
        return;
      case 'cancelled':
        setRefusal(say('payment.cancelled'));
        return;
      default:
        change({ card: null });
        setRefusal(result.message ?? say('checkout.declined'));
    }
  };
  const send = async (paid: PaymentPlan): Promise<void> => {
    const orders = seenOrders([order]).map((seen) => (key === null ? seen : { ...seen, key }));
    const body = {
      orders,
      paymentMethods: paymentMethodsOf(paid, dueCents),
      layawayPlan: null,
      from: 'order',
    } as const;
    const intent = intentFor(intentStorage.read(), body, () => crypto.randomUUID());
    const result = await pay({ client, keep: intentStorage.write, wait, onUncertain: untold }, intent);
    await settle(result, paid, intent.idempotencyKey);
  };
  const submit = async (options: PaymentOptions): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      const chosen = planWith(options);
      const needsCard =
        allocate(chosen, dueCents).primaryCents > 0 &&
        chosen.method === 'CARD' &&
        !chosen.card &&
        !chosen.savedCard &&
        !chosen.cardOnProviderPage;
      const card = needsCard ? ((await frame.current?.submit()) ?? null) : chosen.card;
      if (needsCard && !card) return;
      const paid = { ...chosen, card };
      setTypeMissing(!isComplete(paid, dueCents));
      if (isComplete(paid, dueCents)) await send(paid);
    } catch (error) {
      setRefusal(error instanceof GraphQLError ? error.message : say('orderActions.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, typeMissing, frame, change, planWith, submit };
}
