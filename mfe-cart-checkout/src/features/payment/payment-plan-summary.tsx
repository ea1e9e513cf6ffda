import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { depositOf, keyOf, shareOut, type PaymentPlan } from './payment-plan.model.ts';
import { useTenderLabel } from './use-payment-method-label.ts';

/** Props of what tells how somebody means to pay. */
export interface PlanProps {
  readonly plan: PaymentPlan;
  readonly dueCents: number;
}

/** What the main way is called: the card by its last digits, else its label. */
export function MainLabel({ plan }: Pick<PlanProps, 'plan'>) {
  const label = useTenderLabel();
  const { kind, card } = plan;
  if (kind === 'CARD' && card)
    return <FormattedMessage id="checkout.card" values={{ network: card.network, last4: card.last4 }} />;
  return kind === 'CARD' ? <FormattedMessage id="pay.card" /> : kind && label(kind);
}

/** How an amount is paid, way by way. Renders lines of text. */
export function PlanLines({ plan, dueCents }: PlanProps) {
  const money = useMoney();
  const label = useTenderLabel();
  const { nowCents, purses, mainCents } = shareOut(plan, dueCents);
  const parts = purses.filter(({ amountCents }) => amountCents > 0);
  return (
    <>
      {parts.map(({ purse, amountCents }) => (
        <span key={keyOf(purse)}>
          {label(purse.kind, purse.isTrade)}
          {purse.code && ` ••••-${purse.code.slice(-4)}`},{' '}
          <span className="hs-num">{money(amountCents, 'always')}</span>
          <br />
        </span>
      ))}
      {mainCents > 0 && (
        <span>
          <MainLabel plan={plan} />
          {(parts.length > 0 || nowCents < dueCents) && (
            <>
              , <span className="hs-num">{money(mainCents, 'always')}</span>
            </>
          )}
          <br />
        </span>
      )}
      {nowCents < dueCents && (
        <span className="hs-mute">
          <FormattedMessage
            id={depositOf(plan, dueCents) === null ? 'pay.later' : 'pay.laterByMonth'}
            values={{ amount: money(dueCents - nowCents, 'always') }}
          />
        </span>
      )}
    </>
  );
}

/** What the button says that pays by a plan: whether the order is placed here, or the shopper goes elsewhere first. */
export function PlaceLabel({ plan, dueCents }: PlanProps) {
  const money = useMoney();
  const { nowCents, mainCents } = shareOut(plan, dueCents);
  const { kind } = plan;
  const staysHere =
    kind === null || kind === 'TERMINAL' || kind === 'MANUAL' || (kind === 'CARD' && plan.card !== null);
  if (mainCents === 0 || staysHere)
    return <FormattedMessage id="checkout.place" values={{ total: money(nowCents, 'always') }} />;
  return <FormattedMessage id="pay.placeAt" values={{ kind, total: money(mainCents, 'always') }} />;
}
