import { linesOf } from '@headstock/contracts/address-lines';
import { storeProfile } from '@headstock/contracts/store-profile';
import styled from '@emotion/styled';
import { up } from '@headstock/ui/breakpoints';
import { LocalPrice } from '@headstock/ui/local-price';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { planStorage } from './checkout-storage.ts';
import { pathOfStep, type CheckoutStep } from './checkout-steps.model.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { PlaceOrderLabel, PaymentPlanSummary } from '#mfe-cart-checkout/features/payment/payment-plan-summary.tsx';
import { emptyPlan } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { PostalAddress } from '@headstock/ui/postal-address';
import { ChangesNotice } from '#mfe-cart-checkout/features/payment/changes-notice.tsx';
import type { CheckoutOrder } from './checkout-data.ts';
import { TotalPromise } from './order-summary.tsx';
import { PaymentProblemNotice } from '#mfe-cart-checkout/features/payment/payment-problem.tsx';
import { PaymentStatus } from '#mfe-cart-checkout/features/payment/payment-status.tsx';
import type { StepViewProps } from './step-props.ts';
import { StepForm } from './step-form.tsx';

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
      <Facts>
        <Contact checkout={checkout} />
        {checkout.orders.map((order) => (
          <OrderDelivery key={order.id} order={order} alone={checkout.orders.length === 1} />
        ))}
        <Fact id="payment" step="payment">
          <PaymentPlanSummary plan={plan} dueCents={dueCents} />
        </Fact>
      </Facts>
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

function Contact({ checkout }: Pick<StepViewProps, 'checkout'>) {
  const contact = checkout.buyer ?? checkout.orders.find((order) => order.contact)?.contact;
  if (!contact) return null;
  return (
    <Fact id="contact" step="contact">
      {[contact.firstName, contact.lastName].filter(Boolean).join(' ')}
      <br />
      {contact.email}
    </Fact>
  );
}

function OrderDelivery({ order, alone }: { readonly order: CheckoutOrder; readonly alone: boolean }) {
  const address = order.store ?? order.shipment?.address;
  return (
    <Fact id={order.store ? 'pickUp' : 'delivery'} step="delivery" seller={alone ? null : order.seller.displayName}>
      {address && <PostalAddress lines={linesOf(address, storeProfile.country)} phone={address.phone} />}
      {order.shippingMethod && <span className="hs-mute">{order.shippingMethod.name}</span>}
    </Fact>
  );
}

interface FactProps {
  readonly id: string;
  readonly step: CheckoutStep;
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
        <Link to={pathOfStep(step)}>
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
