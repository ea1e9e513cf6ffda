import { displayCurrencySigns, isDisplayCurrency, type DisplayCurrency } from '@headstock/contracts/display-currencies';

/** In which currency prices are shown: that in which everything is charged, or one beside it. */
export type ShownCurrency = 'USD' | DisplayCurrency;

const storageKey = 'currency';
const changed = 'headstock:currency';

/**
 * Text of the script that makes room for prices in the chosen currency before the first paint: `data-currency` on `<html>`. The prices are
 * written as soon as their code and the rates are there.
 */
export const currencyScript = `try{var c=localStorage.getItem('${storageKey}');if(/^(${Object.keys(displayCurrencySigns).join('|')})$/.test(c))document.documentElement.dataset.currency=c}catch(e){}`;

/** The chosen currency; US dollars when none was chosen, after garbage, and where storage is blocked. */
export function readCurrency(): ShownCurrency {
  try {
    const kept = localStorage.getItem(storageKey);
    return isDisplayCurrency(kept) ? kept : 'USD';
  } catch {
    return 'USD';
  }
}

/** Keeps the choice for all tabs; where storage is blocked, prices stay in US dollars. */
export function setCurrency(currency: ShownCurrency): void {
  try {
    localStorage.setItem(storageKey, currency === 'USD' ? '' : currency);
  } catch {
    // Blocked or full storage.
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls the listener when the choice changes here or in another tab; returns what ends that. Fits `useSyncExternalStore`. */
export function subscribeCurrency(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === storageKey || key === null) listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', onStorage);
  };
}
