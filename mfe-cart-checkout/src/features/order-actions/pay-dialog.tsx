import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { Skeleton } from '@headstock/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { PartialAmountField } from '#mfe-cart-checkout/features/payment/partial-amount-field.tsx';
import { PaymentMethods } from '#mfe-cart-checkout/features/payment/payment-methods.tsx';
import { primaryMethods, allocate } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { StoredValueFields } from '#mfe-cart-checkout/features/payment/stored-value-fields.tsx';
import { availableCredits } from '#mfe-cart-checkout/features/payment/stored-value-commands.ts';
import { usePaymentOptions, type PaymentOptions } from '#mfe-cart-checkout/features/payment/use-payment-options.ts';
import { ActionForm, actionTexts } from './action-form.tsx';
import type { FailedPayment } from './failed-payment.model.ts';
import type { ActionDialogProps } from './shipping-dialogs.tsx';
import { usePayBalance, type BalancePayment } from './use-pay-balance.ts';

/** Props of the payment of the rest. */
export interface PayDialogProps extends ActionDialogProps {
  /** Why an earlier try came to nothing. */
  readonly unpaid: FailedPayment | null;
}

/** Pays what is still to pay for a placed order, or a part of it. A provider's page leads back through the checkout. */
export function PayDialog({ order, onClose, unpaid }: PayDialogProps) {
  const { options, retry } = usePaymentOptions();
  const rest = usePayBalance(order, onClose, unpaid);
  const money = useMoney(order.subTotal.currency.iso);
  const intl = useIntl();
  // While it is sent, the dialog is about to close anyway.
  if (!rest.busy && !order.viewerActions.includes('PAY'))
    return (
      <ActionForm texts={actionTexts('pay')} onClose={onClose}>
        <Notice tone="info" live>
          <FormattedMessage id="orderActions.pay.nothingLeft" />
        </Notice>
      </ActionForm>
    );
  return (
    <ActionForm
      texts={actionTexts('pay')}
      busy={rest.busy}
      refusal={rest.refusal}
      onSubmit={() => {
        if (options !== null && options !== 'failed') void rest.submit(options);
      }}
      onClose={onClose}
    >
      <p className="hs-num">
        <FormattedMessage
          id="order.stillToPay"
          values={{ amount: money(order.amountRemaining.amountCents, 'always') }}
        />
      </p>
      {options === null && <Skeleton height="300px" />}
      {options === 'failed' && (
        <Notice
          tone="bad"
          live
          action={
            <Button variant="outline" size="small" onClick={retry}>
              {intl.formatMessage({ id: 'checkout.tryAgain' })}
            </Button>
          }
        >
          <FormattedMessage id="payment.missing" />
        </Notice>
      )}
      {options !== null && options !== 'failed' && <BalanceFields order={order} rest={rest} options={options} />}
    </ActionForm>
  );
}

interface BalanceFieldsProps {
  readonly order: ActionDialogProps['order'];
  readonly rest: BalancePayment;
  readonly options: PaymentOptions;
}

function BalanceFields({ order, rest, options }: BalanceFieldsProps) {
  const dueCents = order.amountRemaining.amountCents;
  const plan = rest.planWith(options);
  return (
    <>
      <PartialAmountField
        key={dueCents}
        partialCents={plan.partialCents}
        dueCents={dueCents}
        onChange={(partialCents) => rest.change({ partialCents })}
      />
      <StoredValueFields
        plan={plan}
        change={rest.change}
        dueCents={dueCents}
        credits={order.shared ? [] : availableCredits(options)}
        takesCodes={order.canAcceptPrepaidCodes}
        refusal={null}
      />
      {allocate(plan, dueCents).primaryCents > 0 && (
        <PaymentMethods
          methods={primaryMethods(options.paymentMethods, true)}
          options={options}
          plan={plan}
          change={rest.change}
          onMethod={(method) => rest.change({ method })}
          dueCents={dueCents}
          feeCents={0}
          allowsPartial={false}
          frame={rest.frame}
          onEnter={() => void rest.submit(options)}
          typeMissing={rest.typeMissing}
        />
      )}
    </>
  );
}
