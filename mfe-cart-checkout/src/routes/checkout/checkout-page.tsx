import styled from '@emotion/styled';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { PlainCheckoutLink } from '#mfe-cart-checkout/features/plain-checkout/plain-checkout-link.tsx';
import { CheckoutHeader } from '#mfe-cart-checkout/features/checkout/checkout-header.tsx';
import { intentStorage } from '#mfe-cart-checkout/features/checkout/checkout-storage.ts';
import { OrderSummary, CollapsibleOrderSummary } from '#mfe-cart-checkout/features/checkout/order-summary.tsx';
import { StepProgress } from '#mfe-cart-checkout/features/checkout/step-progress.tsx';
import { StepSection } from '#mfe-cart-checkout/features/checkout/step-section.tsx';
import { useCheckout } from '#mfe-cart-checkout/features/checkout/use-checkout.ts';
import { useStep } from '#mfe-cart-checkout/features/checkout/use-step.ts';
import { usePayment } from '#mfe-cart-checkout/features/payment/use-payment.ts';
import { WithoutOrders } from '#mfe-cart-checkout/features/payment/without-orders.tsx';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import type { loader } from './checkout-loader.ts';

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

/** `/checkout`: one step at a time, with the order summary beside it. */
export function Component() {
  const checkout = useCheckout(useLoaderData<typeof loader>());
  const payment = usePayment(checkout);
  const step = useStep(checkout, payment);
  const intl = useIntl();
  const [search] = useSearchParams();
  const isSent = useTabStorage(intentStorage)?.sent === true;
  // A provider leads back with the payment in the address; it may have emptied the cart already.
  const begun = isSent || search.has('payment');
  const empty = checkout.orders.length === 0;
  return (
    <Root className="hs-wrap">
      <PageHead title={intl.formatMessage({ id: 'checkout.title' })} />
      <CheckoutHeader />
      <PlainCheckoutLink payment={search.get('payment')} />
      {empty ? (
        <WithoutOrders payment={payment} begun={begun} />
      ) : (
        <>
          <StepProgress current={step} />
          <CollapsibleOrderSummary orders={checkout.orders} open={step === 'review'} />
          <div className="cols">
            <StepSection checkout={checkout} payment={payment} step={step} />
            <OrderSummary orders={checkout.orders} />
          </div>
        </>
      )}
    </Root>
  );
}
