/** Currencies in which prices can be shown beside US dollars, by their ISO 4217 code, each with its usual sign. Everything is charged in US dollars. */
export const displayCurrencySigns = { EUR: '€', GBP: '£', CAD: '$', JPY: '¥', CHF: 'Fr.' } as const;

/** One of these currencies. */
export type DisplayCurrency = keyof typeof displayCurrencySigns;

export const displayCurrencies: readonly DisplayCurrency[] = ['EUR', 'GBP', 'CAD', 'JPY', 'CHF'];

/** Whether a text, such as one from a feed or from storage, is the code of one of these currencies. */
export const isDisplayCurrency = (text: unknown): text is DisplayCurrency =>
  typeof text === 'string' && Object.hasOwn(displayCurrencySigns, text);
