import { cleanText } from '#api/platform/db/columns.ts';
import type { Locale } from '#api/platform/locale.ts';

/** A text in either language or both; an empty one is not written. */
export type ReplyTexts = { readonly text_en: string; readonly text_fr: string };

/** A text as it is kept. */
export const readText = (text: string | null | undefined): string =>
  cleanText(text ?? '')
    .replaceAll('\r\n', '\n')
    .trim();

/** The text in a language, or in the other one where that alone is written. */
export const textIn = ({ text_en: en, text_fr: fr }: ReplyTexts, locale: Locale): string =>
  locale === 'fr' ? fr || en : en || fr;
