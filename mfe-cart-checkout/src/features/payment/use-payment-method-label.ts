import { paymentLabels, tenderLabelId, type TenderName } from '@headstock/contracts/payments';
import { useIntl } from 'react-intl';

/** What the shop calls a way to pay, in the page's language. */
export function useTenderLabel(): (name: TenderName, isTrade?: boolean) => string {
  const { locale } = useIntl();
  const labels = paymentLabels[locale === 'fr' ? 'fr' : 'en'];
  return (name, isTrade = false) => labels[tenderLabelId(name, isTrade)];
}
