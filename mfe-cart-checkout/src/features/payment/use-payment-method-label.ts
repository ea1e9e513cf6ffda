import { paymentLabels, paymentMethodLabelId, type PaymentMethodName } from '@headstock/contracts/payments';
import { useIntl } from 'react-intl';

/** What the shop calls a way to pay, in the page's language. */
export function usePaymentMethodLabel(): (name: PaymentMethodName, isTrade?: boolean) => string {
  const { locale } = useIntl();
  const labels = paymentLabels[locale === 'fr' ? 'fr' : 'en'];
  return (name, isTrade = false) => labels[paymentMethodLabelId(name, isTrade)];
}
