import type { Locale } from '#api/platform/locale.ts';
import { tokenize } from '#api/platform/search/normalize-text.ts';
import { isStopWord } from './stop-words.ts';

/** The language that a question is asked in; `page`, the language of the page, where its small words do not tell. */
export function questionLanguage(question: string, page: Locale): Locale {
  const words = tokenize(question);
  const count = (locale: Locale): number => words.filter((word) => isStopWord(word, locale)).length;
  const [english, french] = [count('en'), count('fr')];
  if (english === french) return page;
  return english > french ? 'en' : 'fr';
}
