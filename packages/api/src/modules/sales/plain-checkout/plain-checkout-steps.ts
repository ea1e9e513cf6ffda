import { type CheckoutMemory, readMemory, writeMemory } from './checkout-memory.ts';
import { contactStep } from './contact-step.ts';
import { deliveryStep, shippingStep } from './delivery-step.ts';
import { paymentStep } from './payment-step.ts';
import { placeStep, resumeStep } from './place-step.ts';
import type { CheckoutVisitor, Led, PlainStep, TypedForm } from './plain-step.ts';

const steps = {
  contact: contactStep,
  delivery: deliveryStep,
  shipping: shippingStep,
  payment: paymentStep,
  place: placeStep,
} as const satisfies Readonly<Record<string, PlainStep>>;

/** What the browser of a request keeps of its checkout. */
export const memoryOf = ({ secrets, actor, checkoutMemory }: CheckoutVisitor): CheckoutMemory =>
  readMemory(secrets, actor.principal.sessionId, checkoutMemory);

function keep(context: CheckoutVisitor, { to, memory }: Led): Led['to'] {
  const { secret, actor } = context;
  context.keepCheckoutMemory(memory && writeMemory(secret, actor.principal.sessionId, memory));
  return to;
}

type Step = (context: CheckoutVisitor, typed: TypedForm) => Promise<Led['to']>;

const run =
  (step: PlainStep): Step =>
  async (context, typed) =>
    keep(context, await step(context, typed, memoryOf(context)));

/** The steps of the checkout by plain forms, for browsers that run no scripts: each gives where it leads to. */
export const plainCheckoutSteps = {
  contact: run(steps.contact),
  delivery: run(steps.delivery),
  shipping: run(steps.shipping),
  payment: run(steps.payment),
  place: run(steps.place),
} as const;

/** Where a payment that was begun leads to now; null for a key that this session has not used. */
export async function resumePlainCheckout(context: CheckoutVisitor, key: string): Promise<Led['to'] | null> {
  const led = await resumeStep(context, key, memoryOf(context));
  return led && keep(context, led);
}
