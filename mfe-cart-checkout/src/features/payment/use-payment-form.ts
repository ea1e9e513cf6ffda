import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { planStorage } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import type { CardFrameHandle } from '@headstock/ui/card-frame';
import type { LayawayPlanFragment } from './payment.generated.ts';
import {
  emptyPlan,
  isComplete,
  primaryMethods,
  allocate,
  type PrimaryMethod,
  type PaymentPlan,
} from './payment-plan.model.ts';
import { refreshCodes, availableCredits, withCodes, withCredits } from './stored-value-commands.ts';
import { savedCardOf } from './saved-card.model.ts';
import { useAffirmFee } from './use-affirm-fee.ts';
import { useLayawayPlans } from './use-layaway-plans.ts';
import type { PaymentOptions } from './use-payment-options.ts';
import type { StepViewProps } from '#mfe-cart-checkout/features/checkout/step-props.ts';
import { focusFirst } from '#mfe-cart-checkout/features/checkout/step-form.tsx';

/** How the shopper means to pay, and what the form can do about it. */
export interface PaymentFormState {
  readonly plan: PaymentPlan;
  readonly change: (part: Partial<PaymentPlan>) => void;
  readonly methods: readonly PrimaryMethod[];
  readonly plans: readonly LayawayPlanFragment[];
  readonly chooseMethod: (kind: PrimaryMethod) => void;
  readonly chooseLayaway: (layaway: PaymentPlan['layaway']) => void;
  readonly frame: RefObject<CardFrameHandle | null>;
  readonly busy: boolean;
  readonly typeMissing: boolean;
  /** Why Affirm's fee could not be changed; undefined while all is well. */
  readonly feeRefusal: string | null | undefined;
  readonly submit: () => Promise<void>;
}

interface Given extends StepViewProps {
  /** The step's form, in which a wrong field is focused. */
  readonly root: RefObject<HTMLFormElement | null>;
  readonly options: PaymentOptions;
  readonly dueCents: number;
}

/** Writes a part of the plan; what another part wrote meanwhile stays. */
function change(part: Partial<PaymentPlan>): void {
  planStorage.write({ ...(planStorage.read() ?? emptyPlan), ...part });
}

/** Holds the plan of a checkout's payment in this tab's memory, and keeps it true: credits, codes, deposit and fee. */
export function usePaymentForm({ root, checkout, payment, onDone, options, dueCents }: Given): PaymentFormState {
  const client = useGraphQLClient();
  const kept = useTabStorage(planStorage) ?? emptyPlan;
  const [busy, setBusy] = useState(false);
  const [typeMissing, setTypeMissing] = useState(false);
  const frame = useRef<CardFrameHandle>(null);
  const { orders } = checkout;
  const fee = useAffirmFee(orders, checkout.reload);
  const plans = useLayawayPlans(orders.length === 1 ? (orders[0]?.id ?? null) : null, dueCents);
  const methods = primaryMethods(options.paymentMethods, kept.layaway !== null);
  const method = methods.find((name) => name === kept.method) ?? methods[0] ?? null;
  const cardOnProviderPage = options.cardFields.redirect;
  const savedCard = savedCardOf(kept, options.viewer?.savedCards ?? []);
  const plan: PaymentPlan = { ...kept, method, cardOnProviderPage, savedCard };

  const chooseMethod = (next: PrimaryMethod): void => {
    payment.beginAnew();
    change({ method: next, partialCents: null });
    void fee.set(next === 'AFFIRM');
  };
  const adopt = useEffectEvent((offered: PaymentOptions) => {
    change({ storedValues: withCredits(kept.storedValues, availableCredits(offered, orders)) });
    void fee.set(method === 'AFFIRM' && allocate(plan, dueCents).primaryCents > 0);
  });
  useEffect(() => adopt(options), [options]);

  const short = payment.problem?.kind === 'storedValue';
  const recount = useEffectEvent(() => {
    void refreshCodes(client, kept.storedValues).then(
      (codes) => change({ storedValues: withCodes(planStorage.read()?.storedValues ?? [], codes) }),
      // What cannot be asked now is said when it is to pay.
      () => undefined,
    );
  });
  useEffect(() => {
    if (short) recount();
  }, [short]);

  // A deposit is of one amount: when that changes, the same plan is made of the new one, or given up where there is none.
  const renew = useEffectEvent((offers: readonly LayawayPlanFragment[]) => {
    if (!kept.layaway || kept.layaway.ofCents === dueCents) return;
    const offer = offers.find(({ ref }) => ref === kept.layaway?.ref);
    change({ layaway: offer ? { ref: offer.ref, depositCents: offer.deposit.amountCents, ofCents: dueCents } : null });
  });
  useEffect(() => {
    if (plans) renew(plans);
  }, [plans]);

  const chooseLayaway = (layaway: PaymentPlan['layaway']): void => {
    change({ layaway });
    if (layaway && method === 'AFFIRM') chooseMethod(primaryMethods(options.paymentMethods, true)[0] ?? 'CARD');
  };
  const submit = async (): Promise<void> => {
    if (busy || fee.busy) return;
    setBusy(true);
    try {
      const { primaryCents } = allocate(plan, dueCents);
      const needsCard = primaryCents > 0 && method === 'CARD' && !plan.card && !savedCard && !cardOnProviderPage;
      const card = needsCard ? ((await frame.current?.submit()) ?? null) : plan.card;
      if (needsCard && !card) return;
      const next = { ...plan, card };
      setTypeMissing(method === 'MANUAL' && !isComplete(next, dueCents));
      if (!isComplete(next, dueCents)) {
        focusFirst(root.current, ['pay-type']);
        return;
      }
      if (!(await fee.set(primaryCents > 0 && method === 'AFFIRM'))) return;
      payment.beginAnew();
      change({ method, cardOnProviderPage, card, savedCard });
      onDone();
    } finally {
      setBusy(false);
    }
  };
  return {
    plan,
    change,
    methods,
    plans: plans ?? [],
    chooseMethod,
    chooseLayaway,
    frame,
    busy: busy || fee.busy,
    typeMissing,
    feeRefusal: fee.refusal,
    submit,
  };
}
