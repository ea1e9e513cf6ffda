import styled from '@emotion/styled';
import { up } from '@headstock/ui/breakpoints';
import { LocalPrice } from '@headstock/ui/local-price';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { planStorage } from './checkout-storage.ts';
import { pathOfStep } from './checkout-steps.model.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { PlaceOrderLabel, PaymentPlanSummary } from '#mfe-cart-checkout/features/payment/payment-plan-summary.tsx';
import { emptyPlan } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { ChangesNotice } from '#mfe-cart-checkout/features/payment/changes-notice.tsx';
import { TotalPromise } from './order-summary.tsx';
import { ReviewFacts } from './review-facts.tsx';
import { PaymentProblemNotice } from '#mfe-cart-checkout/features/payment/payment-problem.tsx';
import { PaymentStatus } from '#mfe-cart-checkout/features/payment/payment-status.tsx';
import type { StepViewProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';

/** Said here only where the summary beside the form is folded away. */
const Guard = styled.div`
  ${up('desktop')} {
    display: none;
  }
`;

/** The last step: everything once more, and the button that pays exactly what is shown. */
export function ReviewStep({ checkout, payment }: StepViewProps) {
  const plan = useTabStorage(planStorage) ?? emptyPlan;
  const dueCents = sumOf(checkout.orders, 'amountRemaining');
  const waiting = payment.status === 'open' || payment.status === 'action';
  return (
    <StepForm
      onSubmit={payment.place}
      busy={payment.status !== 'idle'}
      action={waiting ? null : <PlaceOrderLabel plan={plan} dueCents={dueCents} />}
    >
      <ReviewFacts
        buyer={checkout.buyer}
        orders={checkout.orders}
        payment={<PaymentPlanSummary plan={plan} dueCents={dueCents} />}
        pathOf={pathOfStep}
      />
      <Guard>
        <LocalPrice kind="pay" cents={dueCents} />
        <TotalPromise />
      </Guard>
      {payment.problem?.kind === 'changed' && <ChangesNotice changes={payment.problem.changes} />}
      <PaymentProblemNotice problem={payment.problem} />
      <PaymentStatus payment={payment} />
    </StepForm>
  );
}
