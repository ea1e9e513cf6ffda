import type { Locale } from '@headstock/contracts/locale';

export { readLocale } from '@headstock/contracts/accept-language';
export type { Locale };

/** A text in every language of the shop. */
export type LocalText = Readonly<Record<Locale, string>>;
