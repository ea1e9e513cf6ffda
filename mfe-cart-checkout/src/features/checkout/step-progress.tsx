import { ProgressSteps } from '@headstock/ui/progress-steps';
import { useIntl } from 'react-intl';
import { checkoutSteps, pathOfStep, type CheckoutStep } from './checkout-steps.model.ts';

/** Props of the stepper. */
export interface StepProgressProps {
  readonly current: CheckoutStep;
  /** The address of a step. */
  readonly pathOf?: (step: CheckoutStep) => string;
}

/** The stepper of the checkout: where the shopper is, with links to the other steps. */
export function StepProgress({ current, pathOf = pathOfStep }: StepProgressProps) {
  const intl = useIntl();
  const steps = [...checkoutSteps, 'placed' as const].map((key) => ({
    key,
    label: intl.formatMessage({ id: `checkout.step.${key}` }),
    to: key === 'placed' ? undefined : pathOf(key),
  }));
  return (
    <ProgressSteps
      label={intl.formatMessage({ id: 'checkout.progress' })}
      steps={steps}
      current={current}
      doneLabel={intl.formatMessage({ id: 'checkout.done' })}
    />
  );
}
