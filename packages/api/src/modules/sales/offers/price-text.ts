import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';

type Words = { readonly free: (price: string) => string; readonly plus: (price: string, shipping: string) => string };

const words: Readonly<Record<Locale, Words>> = {
  en: {
    free: (price) => `${price} with free shipping`,
    plus: (price, shipping) => `${price} plus ${shipping} for shipping`,
  },
  fr: {
    free: (price) => `${price}, livraison offerte`,
    plus: (price, shipping) => `${price} plus ${shipping} de livraison`,
  },
};

/** A price of an offer in words, with what shipping is to cost where that was named; cents. */
export function priceText(cents: number, shippingCents: number | null, locale: Locale): string {
  const price = formatMoney(cents, locale, 'short');
  if (shippingCents === null) return price;
  return shippingCents === 0
    ? words[locale].free(price)
    : words[locale].plus(price, formatMoney(shippingCents, locale, 'short'));
}
