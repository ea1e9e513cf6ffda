import { isDisplayCurrency, type DisplayCurrency } from '@headstock/contracts/display-currencies';
import { ShellExchangeRatesText, type ShellExchangeRatesQuery } from './exchange-rates.generated.ts';

/** What a US dollar is worth, as of a day. */
export interface Rates {
  /** `2026-11-26`. */
  readonly asOf: string;
  readonly source: string;
  readonly isOld: boolean;
  readonly rates: ReadonlyMap<DisplayCurrency, number>;
}

/**
 * Loads the rates, without cookies: the answer is the same for everybody, and the browser keeps it for an hour. Null where the shop has
 * none that are recent enough. Rejects where the API does not answer.
 */
export async function loadRates(): Promise<Rates | null> {
  const response = await fetch(`/graphql?${new URLSearchParams({ query: ShellExchangeRatesText })}`, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`The exchange rates could not be loaded: ${response.status}.`);
  const { data }: { readonly data?: ShellExchangeRatesQuery } = await response.json();
  const given = data?.exchangeRates;
  if (!given) return null;
  const rates = given.rates.flatMap(({ currency, rate }) =>
    isDisplayCurrency(currency) && rate > 0 ? [[currency, rate] as const] : [],
  );
  return { ...given, rates: new Map(rates) };
}
