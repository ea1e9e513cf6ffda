import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { EmptyState } from '@headstock/ui/empty-state';
import { Loading } from '@headstock/ui/loading';
import { ProgressSteps } from '@headstock/ui/progress-steps';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { intentMemory, planMemory } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import {
  checkoutSteps,
  factsOf,
  needsDelivery,
  pathOfStep,
  stepAfter,
  stepFor,
  type CheckoutStep,
} from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { isComplete } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { isSettledAs } from '#mfe-cart-checkout/features/delivery/destination.model.ts';
import { knownForm } from '#mfe-cart-checkout/features/checkout/known-form.ts';
import { useCheckoutForm } from '#mfe-cart-checkout/features/checkout/use-checkout-form.ts';
import { useHydrated, useMemory } from '#mfe-cart-checkout/features/storage/use-tab-storage.ts';
import { HoldSlot } from '#mfe-cart-checkout/features/hold/checkout-hold.tsx';
import { CheckoutHeader } from '#mfe-cart-checkout/features/checkout/checkout-header.tsx';
import { OrderSummary, OrderSummaryFold } from '#mfe-cart-checkout/features/checkout/order-summary.tsx';
import { PaymentProblemNotice } from '#mfe-cart-checkout/features/payment/payment-problem.tsx';
import { PaymentStatus } from '#mfe-cart-checkout/features/payment/payment-status.tsx';
import { stepViews } from '#mfe-cart-checkout/features/checkout/step-views.ts';
import { useCheckout, type Checkout } from '#mfe-cart-checkout/features/checkout/use-checkout.ts';
import { usePayment, type Payment } from '#mfe-cart-checkout/features/payment/use-payment.ts';

export { loader } from './checkout-loader.ts';

const Root = styled.div`
  & > .cols {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 400px;
    align-items: start;
    gap: clamp(32px, 5vw, 80px);
    padding-block: 32px 96px;
    ${down('desktop')} {
      grid-template-columns: minmax(0, 1fr);
      padding-top: 20px;
    }
  }
  & h1 {
    margin-bottom: 8px;
    outline: 0;
  }
`;

/** Where the shopper is: the wanted step, but never beyond what is settled. */
function useStep(checkout: Checkout, payment: Payment): CheckoutStep {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const plan = useMemory(planMemory);
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

/** `/checkout`: one step at a time along the neck, the order beside it. */
export function Component() {
  const checkout = useCheckout();
  const payment = usePayment(checkout);
  const step = useStep(checkout, payment);
  const intl = useIntl();
  const [search] = useSearchParams();
  const isSent = useMemory(intentMemory)?.sent === true;
  // A provider leads back with the payment in the address; it may have emptied the cart already.
  const begun = isSent || search.has('payment');
  const empty = checkout.orders.length === 0;
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'checkout.title' })} />
      <CheckoutHeader />
      {empty ? (
        <WithoutOrders payment={payment} begun={begun} />
      ) : (
        <>
          <Steps current={step} />
          <OrderSummaryFold orders={checkout.orders} open={step === 'review'} />
          <div className="cols">
            <Step checkout={checkout} payment={payment} step={step} />
            <OrderSummary orders={checkout.orders} />
          </div>
        </>
      )}
    </Root>
  );
}

function Steps({ current }: { readonly current: CheckoutStep }) {
  const intl = useIntl();
  const steps = [...checkoutSteps, 'placed' as const].map((key) => ({
    key,
    label: intl.formatMessage({ id: `checkout.step.${key}` }),
    to: key === 'placed' ? undefined : pathOfStep(key),
  }));
  return (
    <ProgressSteps
      label={intl.formatMessage({ id: 'checkout.progress' })}
      steps={steps}
      current={current}
      doneLabel={intl.formatMessage({ id: 'checkout.done' })}
    />
  );
}

interface StepProps {
  readonly checkout: Checkout;
  readonly payment: Payment;
  readonly step: CheckoutStep;
}

function Step({ checkout, payment, step }: StepProps) {
  const navigate = useNavigate();
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const View = stepViews[step];
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const onDone = (): void => {
    const next = stepAfter(step);
    if (next) void navigate(pathOfStep(next));
  };
  return (
    <section aria-labelledby="step-title" data-step={step}>
      <h1 id="step-title" className="hs-1" ref={heading} tabIndex={-1}>
        <FormattedMessage id={`checkout.heading.${step}`} />
      </h1>
      <HoldSlot orders={checkout.orders} step={step} paying={payment.status !== 'idle'} />
      <Suspense fallback={<Loading label={intl.formatMessage({ id: 'checkout.loading' })} />}>
        <View checkout={checkout} payment={payment} onDone={onDone} />
      </Suspense>
    </section>
  );
}

/** No order in the cart: a payment that was begun may have placed them; else there is nothing to check out. */
function WithoutOrders({ payment, begun }: { readonly payment: Payment; readonly begun: boolean }) {
  if (begun || payment.status !== 'idle') return <PaymentStatus payment={payment} alone />;
  return (
    <>
      <PaymentProblemNotice problem={payment.problem} />
      <EmptyState
        level={1}
        title={<FormattedMessage id="cart.empty" />}
        actions={
          <Button as={Link} to="/shop?sort=LISTING_TIME_DESC">
            <FormattedMessage id="cart.toShop" />
          </Button>
        }
      />
    </>
  );
}
