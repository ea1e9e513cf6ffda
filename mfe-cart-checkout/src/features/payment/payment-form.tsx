import { Notice } from '@headstock/ui/notice';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { sumOf } from '#mfe-cart-checkout/features/cart/cart.model.ts';
import { LayawayChoice } from './layaway-choice.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { allocate } from './payment-plan.model.ts';
import { StoredValueFields } from './stored-value-fields.tsx';
import { availableCredits } from './stored-value-commands.ts';
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
  const root = useRef<HTMLFormElement>(null);
  const { orders } = checkout;
  const dueCents = sumOf(orders, 'amountRemaining');
  const form = usePaymentForm({ root, checkout, payment, onDone, options, dueCents });
  const { plan, change, plans } = form;
  const { primaryCents } = allocate(plan, dueCents);
  const { problem } = payment;
  const refusal = problem?.kind === 'storedValue' && (problem.message ?? <FormattedMessage id="payment.code.short" />);
  return (
    <StepForm ref={root} onSubmit={form.submit} busy={form.busy} action={<FormattedMessage id="checkout.toReview" />}>
      {above}
      {plans.length > 0 && (
        <LayawayChoice plans={plans} plan={plan} dueCents={dueCents} onChoose={form.chooseLayaway} />
      )}
      <StoredValueFields
        plan={plan}
        change={change}
        dueCents={dueCents}
        credits={availableCredits(options, orders)}
        takesCodes={orders.every((order) => order.canAcceptPrepaidCodes)}
        refusal={refusal}
      />
      {primaryCents > 0 && (
        <PaymentMethods
          methods={form.methods}
          options={options}
          plan={plan}
          change={change}
          onMethod={form.chooseMethod}
          dueCents={dueCents}
          feeCents={sumOf(orders, 'extraFee')}
          allowsPartial={options.viewer?.isAdmin === true && orders.length === 1 && plan.storedValues.length === 0}
          frame={form.frame}
          onEnter={() => void form.submit()}
          typeMissing={form.typeMissing}
        />
      )}
      {form.feeRefusal !== undefined && (
        <Notice tone="bad" live>
          {form.feeRefusal ?? <FormattedMessage id="payment.affirm.failed" />}
        </Notice>
      )}
    </StepForm>
  );
}
