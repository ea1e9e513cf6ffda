import type { Locale } from '#api/platform/locale.ts';

/** A sentence of a text, and where it begins in it. */
export type Sentence = { readonly text: string; readonly start: number };

const segmenters: Readonly<Record<Locale, Intl.Segmenter>> = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  fr: new Intl.Segmenter('fr', { granularity: 'sentence' }),
};
/** Short words with a point that does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:c|ca|v|no|nos|vs|env|approx)\.\s*$/i;

/** The sentences of a text; a line end ends one as well. */
export function sentencesOf(text: string, locale: Locale): Sentence[] {
  const sentences: Sentence[] = [];
  let open: Sentence | undefined;
  for (const { segment, index } of segmenters[locale].segment(text)) {
    const before: string = open?.text ?? '';
    const whole: Sentence = { text: before + segment, start: open?.start ?? index };
    open = ABBREVIATION.test(whole.text) ? whole : undefined;
    if (!open) sentences.push(whole);
  }
  if (open) sentences.push(open);
  return sentences.flatMap(({ text: raw, start }) => {
    const trimmed = raw.trim();
    return trimmed === '' ? [] : [{ text: trimmed, start: start + raw.indexOf(trimmed) }];
  });
}
