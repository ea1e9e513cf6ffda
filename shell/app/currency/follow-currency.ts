import type { Locale } from '@headstock/contracts/locale';
import { readCurrency, subscribeCurrency } from './shown-currency.ts';

/** Loads what shows prices in another currency, once one is chosen, here or in another tab. Nobody else loads it. */
export function followCurrency(locale: Locale): void {
  let loading = false;
  const follow = (): void => {
    if (loading || readCurrency() === 'USD') return;
    loading = true;
    import(/* webpackChunkName: "currency" */ './show-prices.ts').then(
      ({ showPrices }) => showPrices(locale),
      () => {
        loading = false;
        delete document.documentElement.dataset['currency'];
      },
    );
  };
  subscribeCurrency(follow);
  follow();
}
