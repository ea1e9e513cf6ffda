import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { isSettledAs } from '#mfe-cart-checkout/features/delivery/destination.model.ts';
import { isComplete } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import type { Payment } from '#mfe-cart-checkout/features/payment/use-payment.ts';
import { useHydrated, useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { factsOf, needsDelivery, pathOfStep, stepFor, type CheckoutStep } from './checkout-steps.model.ts';
import { planStorage } from './checkout-storage.ts';
import { knownForm } from './known-form.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import type { Checkout } from './use-checkout.ts';

/** The step to show: the one in the URL, but never beyond what is settled. */
export function useStep(checkout: Checkout, payment: Payment): CheckoutStep {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const plan = useTabStorage(planStorage);
  // The server cannot know how it is to be paid, so it trusts the address; the browser corrects it.
  const settled = plan !== null && isComplete(plan, sumOf(checkout.orders, 'amountRemaining'));
  const paid = !hydrated || settled || payment.status !== 'idle';
  const facts = factsOf(checkout.orders, checkout.signedIn, paid);
  const wanted = search.get('step');
  // A wish for a store that was said on the page of a product asks for the delivery once more.
  const [form] = useCheckoutForm(knownForm(checkout), checkout.addressStores);
  const asked = checkout.orders.filter(needsDelivery).every((order) => isSettledAs(form, order)) ? wanted : 'delivery';
  const open = stepFor(hydrated ? (wanted ?? asked) : (wanted ?? 'payment'), facts);
  // An address without a step opens one, and stays there until the shopper goes on, whatever gets settled meanwhile.
  const [opened, setOpened] = useState<CheckoutStep | null>(null);
  const unnamed = hydrated && wanted === null && checkout.orders.length > 0;
  if (unnamed && opened === null) setOpened(open);
  const navigate = useNavigate();
  // Back from a provider the address names the payment until it is known what became of it.
  const isReturn = search.has('payment');
  useEffect(() => {
    if (unnamed && opened && !isReturn) void navigate(pathOfStep(opened), { replace: true, preventScrollReset: true });
  }, [unnamed, opened, isReturn, navigate]);
  return unnamed && opened ? stepFor(opened, facts) : open;
}
