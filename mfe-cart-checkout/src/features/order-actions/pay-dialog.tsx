import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { Skeleton } from '@headstock/ui/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { PartField } from '#mfe-cart-checkout/features/payment/partial-amount-field.tsx';
import { PayWays } from '#mfe-cart-checkout/features/payment/payment-methods.tsx';
import { mainKinds, shareOut } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { PurseFields } from '#mfe-cart-checkout/features/payment/stored-value-fields.tsx';
import { creditsIn } from '#mfe-cart-checkout/features/payment/stored-value-commands.ts';
import { usePaymentOptions, type PaymentOptions } from '#mfe-cart-checkout/features/payment/use-payment-options.ts';
import { ActForm } from './action-form.tsx';
import type { Unpaid } from './failed-payment.model.ts';
import type { ActProps } from './shipping-dialogs.tsx';
import { usePayRest, type PayRest } from './use-pay-balance.ts';

/** Props of the payment of the rest. */
export interface PayDialogProps extends ActProps {
  /** Why an earlier try came to nothing. */
  readonly unpaid: Unpaid | null;
}

/** Pays what is still to pay for a placed order, or a part of it. A provider's page leads back through the checkout. */
export function PayDialog({ order, onClose, unpaid }: PayDialogProps) {
  const { options, retry } = usePaymentOptions();
  const rest = usePayRest(order, onClose, unpaid);
  const money = useMoney(order.subTotal.currency.iso);
  const intl = useIntl();
  return (
    <ActForm
      name="pay"
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
          <FormattedMessage id="pay.missing" />
        </Notice>
      )}
      {options !== null && options !== 'failed' && <RestFields order={order} rest={rest} options={options} />}
    </ActForm>
  );
}

interface RestFieldsProps {
  readonly order: ActProps['order'];
  readonly rest: PayRest;
  readonly options: PaymentOptions;
}

function RestFields({ order, rest, options }: RestFieldsProps) {
  const dueCents = order.amountRemaining.amountCents;
  const plan = rest.planWith(options);
  return (
    <>
      <PartField partCents={plan.partCents} dueCents={dueCents} onChange={(partCents) => rest.change({ partCents })} />
      <PurseFields
        plan={plan}
        change={rest.change}
        dueCents={dueCents}
        credits={order.shared ? [] : creditsIn(options)}
        takesCodes={order.canAcceptPrepaidCodes}
        refusal={null}
      />
      {shareOut(plan, dueCents).mainCents > 0 && (
        <PayWays
          kinds={mainKinds(options.tenderKinds, true)}
          options={options}
          plan={plan}
          change={rest.change}
          onKind={(kind) => rest.change({ kind })}
          dueCents={dueCents}
          feeCents={0}
          partly={false}
          frame={rest.frame}
          onEnter={() => void rest.submit(options)}
          typeMissing={rest.typeMissing}
        />
      )}
    </>
  );
}
