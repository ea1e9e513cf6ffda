import type { Locale } from '#api/platform/locale.ts';

/** Where passages come from. Text can be searched; facts are queries of the moment. */
export type PassageKind = 'pages' | 'faq' | 'blog' | 'catalogue' | 'orders';

/** Something that the shop knows, with the page that says it. */
export type Passage = {
  readonly kind: PassageKind;
  /** What its source is called. */
  readonly title: string;
  /** Path of the source, with language prefix. */
  readonly path: string;
  /** Plain text. */
  readonly text: string;
  readonly locale: Locale;
  /** The day of a text, or of the query, ISO; null where nobody wrote it down. */
  readonly date: string | null;
};

/** One sentence of an answer, and the passage that supports it. */
export type Statement = { readonly text: string; readonly passage: Passage };

/** Whether a passage is a fact of the moment, from a query. */
export const isFact = ({ kind }: Passage): boolean => kind === 'catalogue' || kind === 'orders';

/** Plain text in the middle of a line of Markdown: no character of it means anything, and no address becomes a link by itself. Spaces that must not break stay. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()!|<>~&@]|:(?=\/\/)|(?<=\bwww)\./gi, '\\$&').replace(/[ \t\r\n]+/g, ' ');
}

const escapeParenthesis = (character: string): string => (character === '(' ? '%28' : '%29');

/** The path as the target of a Markdown link. */
export function linkTarget(path: string): string {
  return path.replace(/[\s<>\\]/g, encodeURIComponent).replace(/[()]/g, escapeParenthesis);
}

/** A Markdown link to a source. */
export function linkTo({ title, path }: Pick<Passage, 'title' | 'path'>): string {
  return `[${escapeMarkdown(title)}](${linkTarget(path)})`;
}
