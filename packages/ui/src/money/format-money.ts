/** How an amount is shown. */
export interface MoneyFormat {
  /** The page's language: `en` or `fr`. */
  locale: string;
  /** ISO 4217 code; USD by default. */
  currency?: string;
  /** `auto` leaves out zero cents (“$24,500”), `always` keeps them (“$7,064.00”, for sums that are added up). */
  cents?: 'auto' | 'always';
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string, currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${whole}`;
  const known = formatters.get(key);
  if (known) return known;
  // The sign of Canadian dollars alone is that of US dollars.
  const currencyDisplay = currency === 'CAD' ? 'symbol' : 'narrowSymbol';
  const options: Intl.NumberFormatOptions = { style: 'currency', currency, currencyDisplay };
  const made = new Intl.NumberFormat(
    locale,
    whole ? { ...options, minimumFractionDigits: 0, maximumFractionDigits: 0 } : options,
  );
  formatters.set(key, made);
  return made;
}

/**
 * An amount in integer cents (hundredths of any currency) as text in the page's language: “$24,500”, “24 500 $”, “¥3,120”. The formatters are
 * made once.
 */
export function formatMoney(amountCents: number, { locale, currency = 'USD', cents = 'auto' }: MoneyFormat): string {
  const whole = cents === 'auto' && amountCents % 100 === 0;
  // Adding 0 turns what is negated of nothing (-0) into 0: “-$0” would be read as a debt.
  return formatterFor(locale, currency, whole).format(amountCents / 100 + 0);
}
