import { ProgressSteps } from '@headstock/ui/progress-steps';
import { useIntl } from 'react-intl';
import { checkoutSteps, pathOfStep, type CheckoutStep } from './checkout-steps.model.ts';

/** The stepper of the checkout: where the shopper is, with links to the other steps. */
export function StepProgress({ current }: { readonly current: CheckoutStep }) {
  const intl = useIntl();
  const steps = [...checkoutSteps, 'placed' as const].map((key) => ({
    key,
    label: intl.formatMessage({ id: `checkout.step.${key}` }),
    to: key === 'placed' ? undefined : pathOfStep(key),
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
