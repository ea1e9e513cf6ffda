import { lazy, type ComponentType } from 'react';
import type { CheckoutStep } from './checkout-steps.model.ts';
import type { StepViewProps } from './step-props.ts';

type StepView = ComponentType<StepViewProps>;

/** Each step's form comes with its own code when it is first walked to. */
const loaders: Readonly<Record<CheckoutStep, () => Promise<StepView>>> = {
  contact: async () =>
    (await import(/* webpackChunkName: "step-contact" */ '#mfe-cart-checkout/features/contact/contact-step.tsx'))
      .ContactStep,
  delivery: async () =>
    (await import(/* webpackChunkName: "step-delivery" */ '#mfe-cart-checkout/features/delivery/delivery-step.tsx'))
      .DeliveryStep,
  payment: async () =>
    (await import(/* webpackChunkName: "step-payment" */ '#mfe-cart-checkout/features/payment/payment-step.tsx'))
      .PaymentStep,
  review: async () => (await import(/* webpackChunkName: "step-review" */ './review-step.tsx')).ReviewStep,
};

const isStep = (name: string | undefined): name is CheckoutStep => name !== undefined && name in loaders;

const lazyStep = (step: CheckoutStep): StepView => lazy(async () => ({ default: await loaders[step]() }));

/** The steps' forms. */
export const stepViews: Record<CheckoutStep, StepView> = {
  contact: lazyStep('contact'),
  delivery: lazyStep('delivery'),
  payment: lazyStep('payment'),
  review: lazyStep('review'),
};

/**
 * Brings the form that the server's page shows, if it shows one: before anything is rendered. It must be there when React takes the
 * page over, or what is typed there would give way to a sign of loading.
 */
export async function loadShownStep(): Promise<void> {
  if (typeof document === 'undefined') return;
  const shown = document.querySelector<HTMLElement>('[data-step]')?.dataset['step'];
  if (isStep(shown)) stepViews[shown] = await loaders[shown]();
}
