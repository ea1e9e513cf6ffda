import { displayCurrencySigns, isDisplayCurrency } from '@headstock/contracts/display-currencies';
import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { readCurrency, setCurrency, subscribeCurrency } from '#shell/app/currency/shown-currency.ts';
import { currencyNoteId } from './currency-note-id.ts';

/** The currency that prices are shown in beside US dollars. Renders a `<label>` with a `<select>`; nothing where the shop has no rates. */
export function CurrencySelect(): ReactNode {
  const { currencies = [] } = useBootstrapData();
  const currency = useSyncExternalStore(subscribeCurrency, readCurrency, () => 'USD' as const);
  if (currencies.length === 0) return null;
  return (
    <label className="hs-scripted">
      <FormattedMessage id="shell.footer.currency" />
      <select
        value={currency}
        aria-describedby={currencyNoteId}
        onChange={({ target: { value } }) => setCurrency(isDisplayCurrency(value) ? value : 'USD')}
      >
        <option value="USD">USD $</option>
        {currencies.map((code) => (
          <option key={code} value={code}>{`${code} ${displayCurrencySigns[code]}`}</option>
        ))}
      </select>
    </label>
  );
}
