import { lazy, type ComponentType } from 'react';
import type { CheckoutStep } from '#cart/features/checkout/checkout-steps.model.ts';
import type { Checkout } from './use-checkout.ts';
import type { Payment } from './use-payment.ts';

/** What every step gets. */
export interface StepViewProps {
  readonly checkout: Checkout;
  readonly payment: Payment;
  /** The step is settled: on to the next. */
  readonly onDone: () => void;
}

/** The steps' forms; each comes with its own code when it is first walked to. */
export const stepViews: Readonly<Record<CheckoutStep, ComponentType<StepViewProps>>> = {
  contact: lazy(async () => {
    const { ContactStep } = await import(/* webpackChunkName: "step-contact" */ './steps/contact-step.tsx');
    return { default: ContactStep };
  }),
  delivery: lazy(async () => {
    const { DeliveryStep } = await import(/* webpackChunkName: "step-delivery" */ './steps/delivery-step.tsx');
    return { default: DeliveryStep };
  }),
  payment: lazy(async () => {
    const { PaymentStep } = await import(/* webpackChunkName: "step-payment" */ './steps/payment-step.tsx');
    return { default: PaymentStep };
  }),
  review: lazy(async () => {
    const { ReviewStep } = await import(/* webpackChunkName: "step-review" */ './steps/review-step.tsx');
    return { default: ReviewStep };
  }),
};
