import { displayCurrencySigns, isDisplayCurrency } from '@headstock/contracts/display-currencies';
import { useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { readCurrency, setCurrency, subscribeCurrency } from '#shell/app/currency/shown-currency.ts';
import { currencyNoteId } from './currency-note-id.ts';

const signs = { USD: '$', ...displayCurrencySigns };

/** The currency that prices are shown in beside US dollars. Renders a `<label>` with a `<select>`; nothing where the shop has no rates. */
export function CurrencySelect(): ReactNode {
  const { hasRates } = useBootstrapData();
  const currency = useSyncExternalStore(subscribeCurrency, readCurrency, () => 'USD' as const);
  if (!hasRates) return null;
  return (
    <label className="hs-scripted">
      <FormattedMessage id="shell.footer.currency" />
      <select
        value={currency}
        aria-describedby={currencyNoteId}
        onChange={({ target: { value } }) => setCurrency(isDisplayCurrency(value) ? value : 'USD')}
      >
        {Object.entries(signs).map(([code, sign]) => (
          <option key={code} value={code}>{`${code} ${sign}`}</option>
        ))}
      </select>
    </label>
  );
}
