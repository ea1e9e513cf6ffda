import { Button } from '@headstock/ui/button';
import { Notice } from '@headstock/ui/notice';
import { Skeleton } from '@headstock/ui/skeleton';
import { FormattedMessage } from 'react-intl';
import { PaymentProblemNotice } from './payment-problem.tsx';
import { PaymentStatus } from './payment-status.tsx';
import type { StepViewProps } from '#mfe-cart-checkout/features/checkout/step-props.ts';
import { usePaymentOptions } from './use-payment-options.ts';
import { PaymentForm } from './payment-form.tsx';
import { StepForm } from '#mfe-cart-checkout/features/checkout/step-form.tsx';

const nothing = async (): Promise<void> => undefined;

/** The third step: how it is paid. A card is typed into the provider's own form, which our pages cannot read. */
export function PaymentStep(props: StepViewProps) {
  const { options, retry } = usePaymentOptions();
  const above = (
    <>
      <PaymentProblemNotice problem={props.payment.problem} />
      <PaymentStatus payment={props.payment} />
    </>
  );
  if (options !== null && options !== 'failed') return <PaymentForm {...props} options={options} above={above} />;
  return (
    <StepForm onSubmit={nothing} busy={false} action={null}>
      {above}
      {options === null ? (
        <Skeleton height="340px" />
      ) : (
        <Notice
          tone="bad"
          live
          action={
            <Button variant="outline" size="small" onClick={retry}>
              <FormattedMessage id="checkout.tryAgain" />
            </Button>
          }
        >
          <FormattedMessage id="payment.missing" />
        </Notice>
      )}
    </StepForm>
  );
}
