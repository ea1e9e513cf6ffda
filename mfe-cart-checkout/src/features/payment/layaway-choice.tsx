import styled from '@emotion/styled';
import { Fieldset } from '@headstock/ui/fieldset';
import { RadioCard } from '@headstock/ui/radio-card';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { LayawaySchedule } from './layaway-schedule.tsx';
import type { LayawayPlanFragment } from './payment.generated.ts';
import type { PaymentPlan } from './payment-plan.model.ts';

const Choices = styled.div`
  display: grid;
  gap: 10px;
  & > .more {
    padding: 6px 2px 12px;
    & > p {
      margin-top: 12px;
    }
  }
`;

/** Props of the choice between all at once and a plan. */
export interface LayawayChoiceProps {
  readonly plans: readonly LayawayPlanFragment[];
  readonly plan: PaymentPlan;
  readonly dueCents: number;
  /** Null pays all at once. */
  readonly onChoose: (layaway: PaymentPlan['layaway']) => void;
}

/** Whether all is paid now, or a deposit now and the rest by the month; the chosen plan with its schedule. Renders a `<fieldset>`. */
export function LayawayChoice({ plans, plan, dueCents, onChoose }: LayawayChoiceProps) {
  const money = useMoney();
  const chosen = plan.layaway?.ofCents === dueCents ? plan.layaway.ref : null;
  return (
    <Fieldset legend={<FormattedMessage id="payment.when" />}>
      <Choices>
        <RadioCard
          name="pay-when"
          checked={chosen === null}
          onChange={() => onChoose(null)}
          title={<FormattedMessage id="payment.now" />}
          note={<FormattedMessage id="payment.nowNote" />}
          end={money(dueCents, 'always')}
        />
        {plans.map((offer) => {
          const depositCents = offer.deposit.amountCents;
          return (
            <RadioCard
              key={offer.ref}
              name="pay-when"
              checked={chosen === offer.ref}
              onChange={() => onChoose({ ref: offer.ref, depositCents, ofCents: dueCents })}
              title={<FormattedMessage id="payment.layaway" values={{ count: offer.instalments.length }} />}
              note={
                <FormattedMessage
                  id="payment.layawayNote"
                  values={{
                    count: offer.instalments.length,
                    each: money(offer.instalments.at(-1)?.amount.amountCents ?? 0, 'always'),
                  }}
                />
              }
              end={money(depositCents, 'always')}
            />
          );
        })}
        {plans
          .filter(({ ref }) => ref === chosen)
          .map((offer) => (
            <div className="more" key={offer.ref}>
              <LayawaySchedule layaway={offer} deposit="today" />
              <p className="hs-small hs-mute">
                <FormattedMessage id="payment.layawayTerms" />
              </p>
            </div>
          ))}
      </Choices>
    </Fieldset>
  );
}
