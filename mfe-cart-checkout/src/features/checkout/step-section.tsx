import { Loading } from '@headstock/ui/loading';
import { Suspense, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { CheckoutHold } from '#mfe-cart-checkout/features/hold/checkout-hold.tsx';
import { needsDelivery, pathOfStep, stepAfter, type CheckoutStep } from './checkout-steps.model.ts';
import type { StepViewProps } from './step-props.ts';
import { stepViews } from './step-views.ts';

/** Props of the current step. */
export interface StepSectionProps extends Pick<StepViewProps, 'checkout' | 'payment'> {
  readonly step: CheckoutStep;
}

/** The current step with its heading. Moving to another step scrolls up and focuses the heading. Renders a `<section>`. */
export function StepSection({ checkout, payment, step }: StepSectionProps) {
  const navigate = useNavigate();
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const View = stepViews[step];
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const isNothingSent = step === 'delivery' && !checkout.orders.some(needsDelivery);
  const onDone = (): void => {
    const next = stepAfter(step);
    if (next) void navigate(pathOfStep(next));
  };
  return (
    <section aria-labelledby="step-title" data-step={step}>
      <h1 id="step-title" className="hs-1" ref={heading} tabIndex={-1}>
        <FormattedMessage id={isNothingSent ? 'checkout.heading.nothingSent' : `checkout.heading.${step}`} />
      </h1>
      <CheckoutHold orders={checkout.orders} step={step} paying={payment.status !== 'idle'} />
      <Suspense fallback={<Loading label={intl.formatMessage({ id: 'checkout.loading' })} />}>
        <View checkout={checkout} payment={payment} onDone={onDone} />
      </Suspense>
    </section>
  );
}
