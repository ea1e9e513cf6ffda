import { formatMoney, type MoneyFormat } from '@headstock/ui/format-money';
import { useIntl } from 'react-intl';

/** Integer cents as text in the page's language; `always` keeps “.00” where amounts are added up. */
export function useMoney(currency = 'USD'): (amountCents: number, cents?: NonNullable<MoneyFormat['cents']>) => string {
  const { locale } = useIntl();
  return (amountCents, cents = 'auto') => formatMoney(amountCents, { locale, currency, cents });
}
