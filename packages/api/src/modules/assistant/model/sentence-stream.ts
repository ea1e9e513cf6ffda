import type { Locale } from '#api/platform/locale.ts';
import { splitSentences } from '#api/modules/content/index.ts';

/** A sentence as the model wrote it. */
export type WrittenSentence = {
  /** Plain text: without marks, links, pictures, HTML and emphasis. */
  readonly text: string;
  /** Numbers of the passages that it names: `[2]`. */
  readonly marks: readonly number[];
  /** Whether it is an item of a list. */
  readonly isItem: boolean;
  /** Whether a new paragraph or list begins with it. */
  readonly begins: boolean;
};

const MOST_CHARACTERS = 8_000;
const MARK = /\[(\d{1,2})\](?!\()/g;

/** The words of a piece of Markdown: links and pictures by their text, no HTML, no emphasis. */
function plain(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(MARK, '')
    .replaceAll(/(?:\*\*|__|`|~~|^#{1,6}\s+|^>\s*)/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s+([.!?,;])/g, '$1')
    .trim();
}

/** Cuts a streamed answer into sentences: each is passed on once it is whole, with the marks behind it. */
export class SentenceStream {
  #text = '';
  #length = 0;
  #begins = true;
  readonly #locale: Locale;
  readonly #onSentence: (sentence: WrittenSentence) => void;

  constructor(locale: Locale, onSentence: (sentence: WrittenSentence) => void) {
    this.#locale = locale;
    this.#onSentence = onSentence;
  }

  add(text: string): void {
    const kept = text.slice(0, Math.max(0, MOST_CHARACTERS - this.#length));
    this.#length += kept.length;
    this.#text += kept;
    // A line is whole once another one begins.
    for (let end = this.#text.indexOf('\n'); end >= 0; end = this.#text.indexOf('\n')) {
      this.#line(this.#text.slice(0, end));
      this.#text = this.#text.slice(end + 1);
    }
    this.#wholeSentences();
  }

  /** Passes on what is left. */
  end(): void {
    this.#line(this.#text);
    this.#text = '';
  }

  /** Sentences of the line that is being written, up to the last one, which may go on or still get its mark. */
  #wholeSentences(): void {
    const ends = [...this.#text.matchAll(/[.!?]["”»)]?(?:\s*\[\d{1,2}\])*\s+(?=[^\s[a-z])/g)];
    const last = ends.at(-1);
    if (!last) return;
    const end = last.index + last[0].length;
    this.#sentences(this.#text.slice(0, end));
    this.#text = this.#text.slice(end);
  }

  #line(line: string): void {
    if (line.trim() === '') this.#begins = true;
    else this.#sentences(line);
    if (line.trim() !== '') this.#begins = /^\s*(?:[-*+]|\d+[.)])\s/.test(line) || this.#begins;
  }

  #sentences(text: string): void {
    const isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(text);
    const bare = text.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '');
    // Marks belong to the sentence before them.
    const closed = bare.replaceAll(
      /([.!?]["”»)]?)\s*((?:\[\d{1,2}\]\s*)+)/g,
      (_all, stop: string, marks: string) => ` ${marks.trim()}${stop} `,
    );
    for (const part of splitSentences(closed, this.#locale)) {
      const marks = [...part.matchAll(MARK)].map(([, number]) => Number(number));
      const words = plain(part);
      if (!/[\p{L}\d]/u.test(words)) continue;
      this.#onSentence({ text: words, marks, isItem, begins: this.#begins || isItem });
      this.#begins = false;
    }
  }
}
