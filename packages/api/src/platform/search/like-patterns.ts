import { cleanText } from '#api/platform/db/columns.ts';

/** What of a search is read: characters, and words. */
const MOST_CHARACTERS = 100;
const MOST_WORDS = 8;

/** A text as it stands in a pattern: the signs of patterns as themselves. */
const literally = (text: string): string =>
  cleanText(text)
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** A pattern of LIKE: the text, of which 100 characters are read, stands anywhere. */
export const likePattern = (text: string): string => `%${literally(text)}%`;

/** A pattern of LIKE: it begins with the text, of which 100 characters are read. */
export const likeBeginning = (text: string): string => `${literally(text)}%`;

/** A pattern of LIKE for each word of a search: at most eight words, of its first 100 characters. */
export function likePatterns(search: string | null | undefined): string[] {
  return cleanText(search ?? '')
    .slice(0, MOST_CHARACTERS)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map(likePattern);
}
