import type { Locale } from '@headstock/contracts/locale';
import { makeRoom, readCurrency, subscribeCurrency } from './shown-currency.ts';

/** Loads what shows prices in another currency, once one is chosen, here or in another tab. Nobody else loads it. */
export function followCurrency(locale: Locale): void {
  let loading = false;
  const follow = (): void => {
    const currency = readCurrency();
    makeRoom(currency);
    if (loading || currency === 'USD') return;
    loading = true;
    import(/* webpackChunkName: "currency" */ './show-prices.ts').then(
      ({ showPrices }) => showPrices(locale),
      () => {
        loading = false;
        makeRoom('USD');
      },
    );
  };
  subscribeCurrency(follow);
  follow();
}
