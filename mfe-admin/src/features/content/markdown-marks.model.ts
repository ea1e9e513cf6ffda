/** What the buttons over a text in Markdown do. */
export const marks = ['heading', 'bold', 'italic', 'link', 'list', 'quote'] as const;
/** See `marks`. */
export type Mark = (typeof marks)[number];

/** A text after a mark, and what is selected in it. */
export interface Marked {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const around: Readonly<Partial<Record<Mark, readonly [string, string]>>> = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  link: ['[', '](/)'],
};
const before: Readonly<Partial<Record<Mark, string>>> = { heading: '## ', list: '- ', quote: '> ' };

/** Sets a mark around what is selected, or before each of its lines. */
export function applyMark(mark: Mark, text: string, start: number, end: number): Marked {
  const pair = around[mark];
  if (pair) {
    const [open, close] = pair;
    const marked = text.slice(0, start) + open + text.slice(start, end) + close + text.slice(end);
    return { text: marked, start: start + open.length, end: end + open.length };
  }
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const sign = before[mark] ?? '';
  const lines = text.slice(lineStart, end).split('\n');
  const marked = lines.map((line) => (line.startsWith(sign) ? line : sign + line)).join('\n');
  const grown = marked.length - (end - lineStart);
  return { text: text.slice(0, lineStart) + marked + text.slice(end), start, end: end + grown };
}
