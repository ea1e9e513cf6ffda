import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { LayawayChoice } from './layaway-choice.tsx';
import { PayWays } from './payment-methods.tsx';
import { shareOut } from './payment-plan.model.ts';
import { PurseFields } from './stored-value-fields.tsx';
import { creditsIn } from './stored-value-commands.ts';
import type { PaymentOptions } from './use-payment-options.ts';
import type { StepViewProps } from '#mfe-cart-checkout/features/checkout/step-props.ts';
import { StepForm } from '#mfe-cart-checkout/features/checkout/step-form.tsx';
import { usePaymentForm } from './use-payment-form.ts';

/** Props of the form of the payment. */
export interface PaymentFormProps extends StepViewProps {
  readonly options: PaymentOptions;
  /** What is to be said first. */
  readonly above: ReactNode;
}

/** The form of the payment: when it is paid, with which codes and credits, and how the rest. */
export function PaymentForm({ checkout, payment, onDone, options, above }: PaymentFormProps) {
  const { orders } = checkout;
  const dueCents = sumOf(orders, 'amountRemaining');
  const form = usePaymentForm({ checkout, payment, onDone, options, dueCents });
  const { plan, change, plans } = form;
  const { mainCents } = shareOut(plan, dueCents);
  const { problem } = payment;
  const refusal = problem?.kind === 'purse' && (problem.message ?? <FormattedMessage id="pay.code.short" />);
  return (
    <StepForm onSubmit={form.submit} busy={form.busy} action={<FormattedMessage id="checkout.toReview" />}>
      {above}
      {plans.length > 0 && (
        <LayawayChoice plans={plans} plan={plan} dueCents={dueCents} onChoose={form.chooseLayaway} />
      )}
      <PurseFields
        plan={plan}
        change={change}
        dueCents={dueCents}
        credits={creditsIn(options, orders)}
        takesCodes={orders.every((order) => order.canAcceptPrepaidCodes)}
        refusal={refusal}
      />
      {mainCents > 0 && (
        <PayWays
          kinds={form.kinds}
          options={options}
          plan={plan}
          change={change}
          onKind={form.chooseKind}
          dueCents={dueCents}
          feeCents={sumOf(orders, 'extraFee')}
          partly={options.viewer?.isAdmin === true && orders.length === 1 && plan.purses.length === 0}
          frame={form.frame}
          onEnter={() => void form.submit()}
          typeMissing={form.typeMissing}
        />
      )}
      {form.feeRefusal !== undefined && (
        <Notice tone="bad" live>
          {form.feeRefusal ?? <FormattedMessage id="pay.affirm.failed" />}
        </Notice>
      )}
    </StepForm>
  );
}
