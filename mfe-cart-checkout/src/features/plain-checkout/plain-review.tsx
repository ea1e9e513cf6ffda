import { storeProfile } from '@headstock/contracts/store-profile';
import { LocalPrice } from '@headstock/ui/local-price';
import { FormattedMessage } from 'react-intl';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { ReviewFacts } from '#mfe-cart-checkout/features/checkout/review-facts.tsx';
import { ChangesNotice } from '#mfe-cart-checkout/features/payment/changes-notice.tsx';
import { seenOrders } from '#mfe-cart-checkout/features/payment/intent.model.ts';
import { allocate, paymentMethodsOf } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { PaymentPlanSummary, PlaceOrderLabel } from '#mfe-cart-checkout/features/payment/payment-plan-summary.tsx';
import { changesSince, pathOfPlainStep, planOf, refusalAt, seenOf } from './plain-checkout.model.ts';
import type { PlainStepProps } from './plain-contact.tsx';
import { PlainStepForm, refusalText } from './plain-step-form.tsx';

/** Everything once more, and the button that pays exactly what is shown. */
export function PlainReview({ checkout }: PlainStepProps) {
  const { orders, viewer, layawayPlans, plainCheckout, paymentKey } = checkout;
  const dueCents = sumOf(orders, 'amountRemaining');
  const plan = planOf(checkout, orders, layawayPlans);
  const { primaryCents } = allocate(plan, dueCents);
  const money = useMoney();
  const refusal = refusalAt(plainCheckout, 'review');
  const changes = changesSince(refusal, orders);
  const payment = {
    orders: seenOrders(orders),
    paymentMethods: paymentMethodsOf(plan, dueCents),
    idempotencyKey: paymentKey,
    layawayPlan: plan.layaway?.ref ?? null,
    seen: seenOf(orders),
  };
  return (
    <PlainStepForm
      step="review"
      said={changes.length > 0 && refusal?.code === 'changed' ? null : refusalText(refusal)}
      action={<PlaceOrderLabel plan={plan} dueCents={dueCents} />}
    >
      <ChangesNotice changes={changes} />
      <input type="hidden" name="payment" value={JSON.stringify(payment)} />
      <ReviewFacts
        buyer={viewer}
        orders={orders}
        payment={<PaymentPlanSummary plan={plan} dueCents={dueCents} />}
        pathOf={pathOfPlainStep}
      />
      {plan.method === 'ACH' && primaryCents > 0 && (
        <p className="hs-small">
          <FormattedMessage
            id="payment.ach.mandate"
            values={{ amount: money(primaryCents, 'always'), shop: storeProfile.name }}
          />
        </p>
      )}
      <LocalPrice kind="pay" cents={dueCents} />
    </PlainStepForm>
  );
}
