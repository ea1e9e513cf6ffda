import type { Locale } from '#api/platform/locale.ts';
import { toMoney } from '#api/platform/money.ts';
import type { MethodQuote } from './shipping-rates.ts';

/** A quote as the schema's type `ShippingMethodOption` reads it. */
export const toShippingOption = ({ name, priceCents, ...quote }: MethodQuote, locale: Locale) => ({
  ...quote,
  name: name[locale],
  price: toMoney(priceCents),
});
