import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { Button } from '@headstock/ui/button';
import { down } from '@headstock/ui/breakpoints';
import { EmptyState } from '@headstock/ui/empty-state';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { CheckoutHeader } from '#mfe-cart-checkout/features/checkout/checkout-header.tsx';
import { needsDelivery } from '#mfe-cart-checkout/features/checkout/checkout-steps.model.ts';
import { CollapsibleOrderSummary, OrderSummary } from '#mfe-cart-checkout/features/checkout/order-summary.tsx';
import { StepProgress } from '#mfe-cart-checkout/features/checkout/step-progress.tsx';
import type { PlainCheckoutData } from '#mfe-cart-checkout/features/plain-checkout/plain-checkout-data.ts';
import { pathOfPlainStep } from '#mfe-cart-checkout/features/plain-checkout/plain-checkout.model.ts';
import { PlainContact } from '#mfe-cart-checkout/features/plain-checkout/plain-contact.tsx';
import { PlainDelivery } from '#mfe-cart-checkout/features/plain-checkout/plain-delivery.tsx';
import { PlainPayment } from '#mfe-cart-checkout/features/plain-checkout/plain-payment.tsx';
import { PlainReview } from '#mfe-cart-checkout/features/plain-checkout/plain-review.tsx';
import { PlainShipping } from '#mfe-cart-checkout/features/plain-checkout/plain-shipping.tsx';
import { PlacedOrders } from '#mfe-cart-checkout/features/plain-checkout/placed-orders.tsx';
import { WaitingPayment } from '#mfe-cart-checkout/features/plain-checkout/waiting-payment.tsx';
import type { loader } from './plain-checkout-loader.ts';

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
  }
  & .said {
    margin-top: 20px;
  }
`;

/** Problems that an address names by their code. */
const TOLD = new Set(['stale-page', 'busy', 'payment-unknown']);

const steps = {
  contact: PlainContact,
  delivery: PlainDelivery,
  shipping: PlainShipping,
  payment: PlainPayment,
  review: PlainReview,
} as const;

function Said({ checkout }: { readonly checkout: PlainCheckoutData }): ReactNode {
  const problem = useSearchParams()[0].get('problem');
  const { notice } = checkout.plainCheckout;
  return (
    <>
      {problem !== null && (
        <div className="said">
          <Notice tone="bad" live>
            <FormattedMessage id={`plainCheckout.problem.${TOLD.has(problem) ? problem : 'other'}`} />
          </Notice>
        </div>
      )}
      {notice !== null && (
        <div className="said">
          <Notice tone="warn" live>
            {notice}
          </Notice>
        </div>
      )}
    </>
  );
}

function Empty(): ReactNode {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="cart.empty" />}
      actions={
        <Button as={Link} to="/shop?sort=LISTING_TIME_DESC">
          <FormattedMessage id="cart.toShop" />
        </Button>
      }
    />
  );
}

/**
 * `/checkout/plain`: the checkout by plain forms, one step at a time, for browsers that run no scripts. `step` is the step, `payment` a
 * payment whose outcome is not certain, `problem` why a form was not taken at all.
 */
export function Component() {
  const checkout = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { step, orders, waiting } = checkout;
  const Step = steps[step];
  const isPlaced = useSearchParams()[0].get('step') === 'placed' && checkout.plainCheckout.placed.length > 0;
  const isNothingSent = step === 'delivery' && !orders.some(needsDelivery);
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'checkout.title' })} />
      <CheckoutHeader />
      {waiting ? (
        <WaitingPayment waiting={waiting} />
      ) : isPlaced ? (
        <PlacedOrders orders={checkout.plainCheckout.placed} />
      ) : orders.length === 0 ? (
        <>
          <Said checkout={checkout} />
          <Empty />
        </>
      ) : (
        <>
          <StepProgress current={step === 'shipping' ? 'delivery' : step} pathOf={pathOfPlainStep} />
          <CollapsibleOrderSummary orders={orders} open={step === 'review'} />
          <div className="cols">
            <section aria-labelledby="step-title" data-step={step}>
              <h1 id="step-title" className="hs-1">
                <FormattedMessage
                  id={
                    step === 'shipping'
                      ? 'checkout.howFast'
                      : isNothingSent
                        ? 'checkout.heading.nothingSent'
                        : `checkout.heading.${step}`
                  }
                />
              </h1>
              <Said checkout={checkout} />
              <Step checkout={checkout} />
            </section>
            <OrderSummary orders={orders} />
          </div>
        </>
      )}
    </Root>
  );
}
