/** Something that the shop knows and that answers a question, with the page that says it. */
export type Passage = {
  /** What its source is called. */
  readonly title: string;
  /** Path of the source, with language prefix. */
  readonly path: string;
  /** Plain text. */
  readonly text: string;
};

/** Plain text in the middle of a line of Markdown: no character of it means anything. Spaces that must not break stay. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()!|<>~&]/g, '\\$&').replace(/[ \t\r\n]+/g, ' ');
}

/** A Markdown link to a source. */
export function linkTo({ title, path }: Pick<Passage, 'title' | 'path'>): string {
  return `[${escapeMarkdown(title)}](${path.replace(/[()\s<>\\]/g, encodeURIComponent).replace(/[()]/g, escapeParenthesis)})`;
}

const escapeParenthesis = (character: string): string => (character === '(' ? '%28' : '%29');
