import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { depositOf, keyOf, allocate, type PaymentPlan } from './payment-plan.model.ts';
import { usePaymentMethodLabel } from './use-payment-method-label.ts';

/** Props of what tells how somebody means to pay. */
export interface PaymentPlanProps {
  readonly plan: PaymentPlan;
  readonly dueCents: number;
}

/** What the main way is called: the card by its last digits, else its label. */
export function PrimaryMethodLabel({ plan }: Pick<PaymentPlanProps, 'plan'>) {
  const label = usePaymentMethodLabel();
  const { method } = plan;
  const card = plan.savedCard ?? plan.card;
  if (method === 'CARD' && card)
    return <FormattedMessage id="checkout.card" values={{ network: card.network, last4: card.last4 }} />;
  return method === 'CARD' ? <FormattedMessage id="payment.card" /> : method && label(method);
}

/** How an amount is paid, way by way. Renders lines of text. */
export function PaymentPlanSummary({ plan, dueCents }: PaymentPlanProps) {
  const money = useMoney();
  const label = usePaymentMethodLabel();
  const { nowCents, storedValues, primaryCents } = allocate(plan, dueCents);
  const parts = storedValues.filter(({ amountCents }) => amountCents > 0);
  return (
    <>
      {parts.map(({ storedValue, amountCents }) => (
        <span key={keyOf(storedValue)}>
          {label(storedValue.kind, storedValue.isTrade)}
          {storedValue.code && ` ••••-${storedValue.code.slice(-4)}`},{' '}
          <span className="hs-num">{money(amountCents, 'always')}</span>
          <br />
        </span>
      ))}
      {primaryCents > 0 && (
        <span>
          <PrimaryMethodLabel plan={plan} />
          {(parts.length > 0 || nowCents < dueCents) && (
            <>
              , <span className="hs-num">{money(primaryCents, 'always')}</span>
            </>
          )}
          <br />
        </span>
      )}
      {nowCents < dueCents && (
        <span className="hs-mute">
          <FormattedMessage
            id={depositOf(plan, dueCents) === null ? 'payment.later' : 'payment.laterByMonth'}
            values={{ amount: money(dueCents - nowCents, 'always') }}
          />
        </span>
      )}
    </>
  );
}

/** What the button says that pays by a plan: whether the order is placed here, or the shopper goes elsewhere first. */
export function PlaceOrderLabel({ plan, dueCents }: PaymentPlanProps) {
  const money = useMoney();
  const { nowCents, primaryCents } = allocate(plan, dueCents);
  const { method } = plan;
  const staysHere =
    method === null ||
    method === 'TERMINAL' ||
    method === 'MANUAL' ||
    (method === 'CARD' && (plan.card ?? plan.savedCard) !== null);
  if (primaryCents === 0 || staysHere)
    return <FormattedMessage id="checkout.place" values={{ total: money(nowCents, 'always') }} />;
  return <FormattedMessage id="payment.placeAt" values={{ kind: method, total: money(primaryCents, 'always') }} />;
}
