import { conflictsIn } from '@headstock/commerce-client/address-conflicts';
import { problemsOf, type AddressProblems } from '@headstock/commerce-client/address-format';
import type { CheckoutOrder } from '#mfe-cart-checkout/features/checkout/checkout-data.ts';
import { emptyForm, type CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import { factsOf, firstOpenStep, needsDelivery } from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { contactProblems } from '#mfe-cart-checkout/features/contact/contact.model.ts';
import type { LayawayPlanFragment } from '#mfe-cart-checkout/features/payment/payment.generated.ts';
import { changesBetween, type Change } from '#mfe-cart-checkout/features/payment/changes.model.ts';
import {
  emptyPlan,
  primaryMethods,
  type PaymentPlan,
  type PrimaryMethod,
  type StoredValue,
} from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import type { PlainCheckoutPageQuery } from './plain-checkout.generated.ts';

/** The steps of the checkout by plain forms: how fast an order comes is asked once it is known where it goes. */
export const plainSteps = ['contact', 'delivery', 'shipping', 'payment', 'review'] as const;
export type PlainStep = (typeof plainSteps)[number];

/** The address of a step. */
export const pathOfPlainStep = (step: PlainStep): string => `/checkout/plain?step=${step}`;

/** Where the form of a step is sent. */
export const actionOf = (step: PlainStep, locale: string): string =>
  `/api/checkout/${step === 'review' ? 'place' : step}?lang=${locale}`;

type Refusal = NonNullable<PlainCheckoutPageQuery['plainCheckout']['refusal']>;

/** Why the form of a step was refused; null where it was not. */
export function refusalAt({ refusal }: PlainCheckoutPageQuery['plainCheckout'], step: PlainStep): Refusal | null {
  return refusal?.step === step ? refusal : null;
}

/** The step to show: the wanted one, but never beyond what is settled; else the first that is open. */
export function plainStepFor(
  wanted: string | null,
  orders: readonly CheckoutOrder[],
  signedIn: boolean,
  isPaid: boolean,
): PlainStep {
  const open = firstOpenStep(factsOf(orders, signedIn, isPaid));
  const step = plainSteps.find((known) => known === wanted) ?? open;
  const isAllowed = plainSteps.indexOf(step) <= plainSteps.indexOf(open);
  if (!isAllowed) return open;
  const isSent = orders.some((order) => needsDelivery(order) && order.shipOption === 'home');
  return step === 'shipping' && !isSent ? 'delivery' : step;
}

const isTyped = (name: string): name is keyof CheckoutForm => Object.hasOwn(emptyForm, name);

/** The form as the server knows it, with what was typed and not settled. */
export function typedForm(known: CheckoutForm, { fields }: PlainCheckoutPageQuery['plainCheckout']): CheckoutForm {
  const typed = Object.fromEntries(fields.filter(({ name }) => isTyped(name)).map(({ name, value }) => [name, value]));
  const form = { ...known, ...typed };
  return { ...form, shipOption: form.shipOption === 'store' ? 'store' : 'home' };
}

/** What is to be said at the fields of a contact that was refused. */
export function contactErrors(form: CheckoutForm, refusal: Refusal | null): ReturnType<typeof contactProblems> {
  if (!refusal) return {};
  const { email, buyerFirstName: firstName, buyerLastName: lastName } = form;
  const problems = contactProblems({ email, firstName, lastName });
  return refusal.code === 'invalid' ? { email: 'email', ...problems } : problems;
}

/** What is to be said at the fields of an address that was refused: what is missing, and what contradicts itself. */
export function addressErrors(form: CheckoutForm, refusal: Refusal | null): AddressProblems {
  if (!refusal || refusal.code === 'other-country' || refusal.code === 'unreachable') return {};
  return { ...conflictsIn(form, { form, issues: refusal.issues }), ...problemsOf(form) };
}

/** Ways that no script is needed for: a provider's own page, or a card that is kept. What the counter takes is not among them. */
export function plainMethods({
  paymentMethods,
  cardFields,
  viewer,
}: Pick<PlainCheckoutPageQuery, 'paymentMethods' | 'cardFields' | 'viewer'>): PrimaryMethod[] {
  const hasCard = cardFields.redirect || viewer?.savedCards?.some(({ isExpired }) => !isExpired) === true;
  return primaryMethods(paymentMethods, false).filter(
    (method) => method !== 'TERMINAL' && method !== 'MANUAL' && (method !== 'CARD' || hasCard),
  );
}

/** How the shopper means to pay, as the forms have it so far. */
export function planOf(
  page: PlainCheckoutPageQuery,
  orders: readonly Pick<CheckoutOrder, 'amountRemaining'>[],
  layawayPlans: readonly LayawayPlanFragment[],
): PaymentPlan {
  const { method, savedCard, layaway, storedValues } = page.plainCheckout;
  const known = plainMethods(page).find((name) => name === method) ?? null;
  const card = page.viewer?.savedCards?.find(({ id, isExpired }) => id === savedCard && !isExpired);
  const offer = layawayPlans.find(({ ref }) => ref === layaway);
  const ofCents = orders.reduce((sum, { amountRemaining }) => sum + amountRemaining.amountCents, 0);
  return {
    ...emptyPlan,
    method: known,
    savedCard: known === 'CARD' && card ? { id: card.id, network: card.network, last4: card.last4 } : null,
    cardOnProviderPage: page.cardFields.redirect,
    storedValues: storedValues.flatMap(({ kind, ...rest }): StoredValue[] =>
      kind === 'CODE' || kind === 'STORE_CREDITS' ? [{ kind, ...rest }] : [],
    ),
    layaway: offer ? { ref: offer.ref, depositCents: offer.deposit.amountCents, ofCents } : null,
  };
}

type Seen = Refusal['seen'][number];
const cents = (amountCents: number) => ({ amountCents });

/** What the review shows of the orders, for the form to say it: where something has changed, both are shown. */
export function seenOf(orders: readonly CheckoutOrder[]): Seen[] {
  return orders.map((order) => ({
    shippingCents: order.shippingCost.amountCents,
    taxCents: order.tax.amountCents,
    feeCents: order.extraFee.amountCents,
    dueCents: order.amountRemaining.amountCents,
    lines: order.lineItems.map(({ id, amount, listing }) => ({
      id,
      title: listing.item.title.slice(0, 120),
      amountCents: amount.amountCents,
    })),
  }));
}

/** What is not as it was shown when the order was placed. */
export function changesSince(refusal: Refusal | null, orders: readonly CheckoutOrder[]): Change[] {
  const seen = refusal?.seen ?? [];
  if (seen.length === 0) return [];
  const before = seen.map(({ shippingCents, taxCents, feeCents, dueCents, lines }) => ({
    subTotal: cents(0),
    shippingCost: cents(shippingCents),
    tax: cents(taxCents),
    extraFee: cents(feeCents),
    amountRemaining: cents(dueCents),
    lineItems: lines.map(({ id, title, amountCents }) => ({
      id,
      quantity: 1,
      amount: cents(amountCents),
      listing: { item: { title } },
    })),
  }));
  return changesBetween(before, orders);
}
