import type { Locale } from '@headstock/contracts/locale';

export { readLocale } from '@headstock/contracts/accept-language';
export type { Locale };

/** A text in every language of the shop. */
export type LocalText = Readonly<Record<Locale, string>>;

/** What stands between a name and its value: French has a space before its colon. */
export const colonIn: LocalText = { en: ': ', fr: '\u00a0: ' };
