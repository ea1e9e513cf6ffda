import type { Locale } from './locale.ts';

/** Short words that stand in nearly every sentence of one language and in none of the other. */
const words: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to in an at by too many what but it is was with for that this my you your i they we had have has from not be are when than every'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'l d qu le la les et du des de un une il elle est était avec pour que qui ce cette mon vous votre je ils nous a au aux sur dans ne pas sont très'.split(
      ' ',
    ),
  ),
};

/** So many of them say it: one may stand in a name, as in “Les Paul”. */
const LEAST = 2;

/** The language that somebody wrote a text in, by its short words; null where they do not say. */
export function textLocale(text: string): Locale | null {
  const count = { en: 0, fr: 0 };
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const locale of ['en', 'fr'] as const) if (words[locale].has(word)) count[locale] += 1;
  const locale = count.en > count.fr ? 'en' : 'fr';
  return count.en === count.fr || count[locale] < LEAST ? null : locale;
}

/** The attribute `lang` of what people wrote on a page in `locale`: its language where that is another one. */
export function langOfText(text: string, locale: string): Locale | undefined {
  const written = textLocale(text);
  return written === null || written === locale ? undefined : written;
}
