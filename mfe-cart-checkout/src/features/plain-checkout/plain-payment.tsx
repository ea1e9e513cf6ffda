import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { Button } from '@headstock/ui/button';
import { Checkbox } from '@headstock/ui/checkbox';
import { Field } from '@headstock/ui/field';
import { Fieldset } from '@headstock/ui/fieldset';
import { FormError } from '@headstock/ui/form-error';
import { Notice } from '@headstock/ui/notice';
import { RadioCard } from '@headstock/ui/radio-card';
import { TextInput } from '@headstock/ui/text-input';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { LayawaySchedule } from '#mfe-cart-checkout/features/payment/layaway-schedule.tsx';
import { allocate, keyOf, type PaymentPlan } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { expiryText } from '#mfe-cart-checkout/features/payment/saved-card.model.ts';
import { availableCredits } from '#mfe-cart-checkout/features/payment/stored-value-commands.ts';
import { usePaymentMethodLabel } from '#mfe-cart-checkout/features/payment/use-payment-method-label.ts';
import { plainMethods, planOf, refusalAt } from './plain-checkout.model.ts';
import type { PlainStepProps } from './plain-contact.tsx';
import { PlainStepForm, refusalText } from './plain-step-form.tsx';

const Applied = styled.ul`
  margin-bottom: 16px;
  border-top: 1px solid var(--hs-line);
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    min-height: 60px;
    border-bottom: 1px solid var(--hs-line);
  }
`;

/** Refusals that are said at the field of the code, by the name of their message where the server has none. */
const codeProblems: Readonly<Record<string, string>> = {
  'code-missing': 'payment.code.missing',
  'code-applied': 'payment.code.alreadyApplied',
  'code-spent': 'payment.code.spent',
  'code-expired': 'payment.code.expired',
  'code-not-taken': 'payment.code.notTaken',
  'code-unknown': 'payment.code.unchecked',
  'code-short': 'payment.code.short',
};

/** How it is paid: when, with which codes and credits, and the rest in a way that needs no script. */
export function PlainPayment({ checkout }: PlainStepProps) {
  const { orders, layawayPlans, plainCheckout } = checkout;
  const money = useMoney();
  const dueCents = sumOf(orders, 'amountRemaining');
  const refusal = refusalAt(plainCheckout, 'payment');
  const plan = planOf(checkout, orders, layawayPlans);
  const { primaryCents } = allocate(plan, dueCents);
  const code = refusal?.code ?? '';
  const isAtField = Object.hasOwn(codeProblems, code) || code === 'method-missing';
  const codeError = codeProblems[code] && (refusal?.message ?? <FormattedMessage id={codeProblems[code]} />);
  return (
    <PlainStepForm
      step="payment"
      said={
        code === 'no-loan-for-deposit' ? (
          <FormattedMessage id="plainCheckout.noLoan" />
        ) : code === 'void' ? (
          <FormattedMessage id="payment.cancelled" />
        ) : isAtField ? null : (
          refusalText(refusal)
        )
      }
      action={<FormattedMessage id="checkout.toReview" />}
    >
      {layawayPlans.length > 0 && <When checkout={checkout} plan={plan} dueCents={dueCents} />}
      <StoredValues checkout={checkout} plan={plan} dueCents={dueCents} error={codeError} />
      {primaryCents > 0 && (
        <Fieldset
          legend={
            <FormattedMessage
              id={plan.storedValues.length > 0 ? 'payment.restOf' : 'payment.all'}
              values={{ amount: money(primaryCents, 'always') }}
            />
          }
        >
          {code === 'method-missing' && (
            <FormError alert>
              <FormattedMessage id="plainCheckout.chooseMethod" />
            </FormError>
          )}
          <Methods checkout={checkout} plan={plan} />
        </Fieldset>
      )}
    </PlainStepForm>
  );
}

interface PartProps extends PlainStepProps {
  readonly plan: PaymentPlan;
  readonly dueCents: number;
}

/** All at once, or a deposit now and the rest by the month, with every schedule in a fold of its own. */
function When({ checkout: { layawayPlans }, plan, dueCents }: PartProps): ReactNode {
  const money = useMoney();
  return (
    <Fieldset legend={<FormattedMessage id="payment.when" />}>
      <div className="choices-below">
        <RadioCard
          name="layaway"
          value=""
          defaultChecked={plan.layaway === null}
          title={<FormattedMessage id="payment.now" />}
          note={<FormattedMessage id="payment.nowNote" />}
          end={money(dueCents, 'always')}
        />
        {layawayPlans.map((offer) => (
          <div key={offer.ref}>
            <RadioCard
              name="layaway"
              value={offer.ref}
              defaultChecked={plan.layaway?.ref === offer.ref}
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
              end={money(offer.deposit.amountCents, 'always')}
            />
            <details>
              <summary>
                <FormattedMessage id="payment.schedule" />
              </summary>
              <LayawaySchedule layaway={offer} deposit="today" />
              <p className="hs-small hs-mute">
                <FormattedMessage id="payment.layawayTerms" />
              </p>
            </details>
          </div>
        ))}
      </div>
    </Fieldset>
  );
}

/** Codes and credits: what is applied, with the way to take it off, and the field for another code. */
function StoredValues({ checkout, plan, dueCents, error }: PartProps & { readonly error: ReactNode }): ReactNode {
  const money = useMoney();
  const label = usePaymentMethodLabel();
  const { orders, plainCheckout } = checkout;
  const credits = availableCredits(checkout, orders);
  const codes = allocate(plan, dueCents).storedValues.filter(({ storedValue }) => storedValue.kind === 'CODE');
  const takesCodes = orders.every(({ canAcceptPrepaidCodes }) => canAcceptPrepaidCodes);
  const typed = plainCheckout.fields.find(({ name }) => name === 'code')?.value ?? '';
  return (
    <Fieldset legend={<FormattedMessage id="payment.storedValues" />}>
      {(codes.length > 0 || credits.length > 0) && (
        <Applied>
          {credits.map((credit) => (
            <li key={keyOf(credit)}>
              <Checkbox
                name={credit.isTrade ? 'credits-trade' : 'credits-plain'}
                value="1"
                defaultChecked={plan.storedValues.some((chosen) => keyOf(chosen) === keyOf(credit))}
              >
                {label(credit.kind, credit.isTrade)},{' '}
                <FormattedMessage
                  id="payment.storedValue.there"
                  values={{ amount: money(credit.balanceCents, 'always') }}
                />
              </Checkbox>
            </li>
          ))}
          {codes.map(({ storedValue, amountCents }) => {
            const name = `${label(storedValue.kind, storedValue.isTrade)} ••••-${(storedValue.code ?? '').slice(-4)}`;
            return (
              <li key={keyOf(storedValue)}>
                <span>{name}</span>
                <b className="hs-num">{money(-amountCents, 'always')}</b>
                <Button type="submit" name="remove" value={storedValue.code ?? ''} variant="quiet" size="small">
                  <FormattedMessage id="payment.storedValue.remove" />
                  <span className="hs-vh"> {name}</span>
                </Button>
              </li>
            );
          })}
        </Applied>
      )}
      {takesCodes ? (
        <div className="beside">
          <Field
            id="payment-code"
            label={<FormattedMessage id="payment.code.label" />}
            hint={<FormattedMessage id="payment.code.hint" />}
            error={error}
          >
            <TextInput name="code" autoComplete="off" spellCheck={false} numeric maxLength={60} defaultValue={typed} />
          </Field>
          <Button type="submit" name="do" value="apply" variant="outline">
            <FormattedMessage id="payment.code.apply" />
          </Button>
        </div>
      ) : (
        <p className="hs-small hs-mute">
          <FormattedMessage id="payment.code.notTaken" />
        </p>
      )}
    </Fieldset>
  );
}

interface MethodsProps extends PlainStepProps {
  readonly plan: PaymentPlan;
}

/** The ways that need no script, and what can be done about those that do. */
function Methods({ checkout, plan }: MethodsProps): ReactNode {
  const label = usePaymentMethodLabel();
  const methods = plainMethods(checkout);
  const { redirect } = checkout.cardFields;
  const cards = methods.includes('CARD')
    ? (checkout.viewer?.savedCards ?? []).filter(({ isExpired }) => !isExpired)
    : [];
  const chosen = plan.savedCard ? `CARD:${plan.savedCard.id}` : plan.method;
  const card = (value: string, title: ReactNode, note: ReactNode): ReactNode => (
    <RadioCard key={value} name="method" value={value} defaultChecked={chosen === value} title={title} note={note} />
  );
  return (
    <div className="choices-below">
      {cards.map(({ id, network, last4, ...kept }) =>
        card(
          `CARD:${id}`,
          <FormattedMessage id="checkout.card" values={{ network, last4 }} />,
          <FormattedMessage id="payment.saved.until" values={{ date: expiryText(kept) }} />,
        ),
      )}
      {methods
        .filter((method) => method !== 'CARD' || redirect)
        .map((method) =>
          card(
            method,
            method === 'CARD' ? <FormattedMessage id="payment.card" /> : label(method),
            <FormattedMessage id={method === 'CARD' ? 'payment.redirectCard' : `payment.note.${method}`} />,
          ),
        )}
      <p className="hs-small">
        <FormattedMessage id="payment.redirect" />
      </p>
      {!redirect && (
        <Notice>
          <FormattedMessage
            id="plainCheckout.typedCard"
            values={{ phone: <a href={storeProfile.phone.href}>{storeProfile.phone.label}</a> }}
          />
        </Notice>
      )}
    </div>
  );
}
