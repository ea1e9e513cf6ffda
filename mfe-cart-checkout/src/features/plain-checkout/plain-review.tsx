import styled from '@emotion/styled';
import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import { LocalPrice } from '@headstock/ui/local-price';
import { PostalAddress } from '@headstock/ui/postal-address';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { ChangesNotice } from '#mfe-cart-checkout/features/payment/changes-notice.tsx';
import { seenOrders } from '#mfe-cart-checkout/features/payment/intent.model.ts';
import { allocate, paymentMethodsOf } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { PaymentPlanSummary, PlaceOrderLabel } from '#mfe-cart-checkout/features/payment/payment-plan-summary.tsx';
import { changesSince, pathOfPlainStep, planOf, refusalAt, seenOf, type PlainStep } from './plain-checkout.model.ts';
import type { PlainStepProps } from './plain-contact.tsx';
import { PlainStepForm, refusalText } from './plain-step-form.tsx';

const Facts = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(90px, 0.3fr) minmax(0, 1fr) auto;
    gap: 4px 20px;
    padding-block: 16px;
    border-top: 1px solid var(--hs-line);
    &:last-child {
      border-bottom: 1px solid var(--hs-line);
    }
  }
  & dt {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
  }
  & dd + dd {
    font-size: var(--hs-t-small);
  }
`;

/** Everything once more, and the button that pays exactly what is shown. */
export function PlainReview({ checkout }: PlainStepProps) {
  const { orders, viewer, layawayPlans, plainCheckout, paymentKey } = checkout;
  const dueCents = sumOf(orders, 'amountRemaining');
  const plan = planOf(checkout, orders, layawayPlans);
  const { primaryCents } = allocate(plan, dueCents);
  const money = useMoney();
  const refusal = refusalAt(plainCheckout, 'review');
  const changes = changesSince(refusal, orders);
  const contact = viewer ?? orders.find((order) => order.contact)?.contact;
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
      <Facts>
        {contact && (
          <Fact id="contact" step="contact">
            {[contact.firstName, contact.lastName].filter(Boolean).join(' ')}
            <br />
            {contact.email}
          </Fact>
        )}
        {orders.map((order) => {
          const address = order.store ?? order.shipment?.address;
          return (
            <Fact
              key={order.id}
              id={order.store ? 'pickUp' : 'delivery'}
              step="delivery"
              seller={orders.length === 1 ? null : order.seller.displayName}
            >
              {address && <PostalAddress lines={linesOf(address, storeProfile.country)} phone={address.phone} />}
              {order.shippingMethod && <span className="hs-mute">{order.shippingMethod.name}</span>}
            </Fact>
          );
        })}
        <Fact id="payment" step="payment">
          <PaymentPlanSummary plan={plan} dueCents={dueCents} />
        </Fact>
      </Facts>
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

interface FactProps {
  readonly id: string;
  readonly step: PlainStep;
  readonly seller?: string | null;
  readonly children: ReactNode;
}

function Fact({ id, step, seller, children }: FactProps) {
  return (
    <div>
      <dt>
        <FormattedMessage id={`checkout.review.${id}`} />
        {seller && <span> · {seller}</span>}
      </dt>
      <dd>{children}</dd>
      <dd>
        <Link to={pathOfPlainStep(step)}>
          <FormattedMessage id="checkout.change" />
          <span className="hs-vh">
            {' '}
            <FormattedMessage id={`checkout.review.${id}`} />
          </span>
        </Link>
      </dd>
    </div>
  );
}
