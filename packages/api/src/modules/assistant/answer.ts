import { formatDate } from '@headstock/contracts/dates';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Locale } from '#api/platform/locale.ts';
import { escapeMarkdown, linkTarget, linkTo, type Passage, type Statement } from './retrieval/passage.ts';
import { wordings } from './wording.ts';

/** How an answer came out. */
export type Outcome = 'answered' | 'declined' | 'unfinished';

/** An answer, sentence by sentence, with what supports each. */
export type Answer = {
  readonly outcome: Outcome;
  /** Markdown: each statement with a numbered link to its passage, and the sources at the end. */
  readonly content: string;
  /** Empty when the shop does not know. */
  readonly statements: readonly Statement[];
};

/** Numbers the passages of an answer in the order in which they are first shown. */
export class Sources {
  readonly #passages: Passage[] = [];

  /** The number of a passage, from 1. */
  numberOf(passage: Passage): number {
    const known = this.#passages.findIndex(({ path, text }) => path === passage.path && text === passage.text);
    return known >= 0 ? known + 1 : this.#passages.push(passage);
  }

  /** The mark behind a statement: a numbered link to the page of its passage. */
  mark(passage: Passage): string {
    return `[\\[${this.numberOf(passage)}\\]](${linkTarget(passage.path)})`;
  }

  /** The last paragraph of an answer: all sources with their dates. */
  list(locale: Locale): string {
    const say = wordings[locale];
    const links = this.#passages.map((passage, index) => {
      const date = passage.date === null ? '' : ` (${formatDate(passage.date, 'day', { locale, timeZone: 'UTC' })})`;
      return `${index + 1}. ${linkTo(passage)}${escapeMarkdown(date)}`;
    });
    return [links.length > 1 ? say.sources : say.source, '', ...links].join('\n');
  }
}

/** An answer that says that the shop does not know; `reason` in the place of the usual words. */
export function decline(locale: Locale, reason?: string): Answer {
  const text = reason ?? wordings[locale].unknown(storeProfile.phone.label);
  return { outcome: 'declined', content: escapeMarkdown(text), statements: [] };
}

/** Puts statements together: facts as a list, texts as a paragraph for each passage. `lead` is a notice above them. */
export function compose(statements: readonly Statement[], locale: Locale, lead?: string): Answer {
  const sources = new Sources();
  const marked = ({ text, passage }: Statement): string => `${escapeMarkdown(text)} ${sources.mark(passage)}`;
  const [first] = statements;
  if (!first) return decline(locale);
  const isList = first.passage.kind === 'catalogue';
  const paragraphs = isList
    ? [
        marked(first),
        statements
          .slice(1)
          .map((statement) => `- ${marked(statement)}`)
          .join('\n'),
      ]
    : [...Map.groupBy(statements, ({ passage }) => sources.numberOf(passage)).values()].map((said) =>
        said.map(marked).join(' '),
      );
  const parts = [...(lead === undefined ? [] : [`**${escapeMarkdown(lead)}**`]), ...paragraphs, sources.list(locale)];
  return { outcome: 'answered', content: parts.filter((part) => part !== '').join('\n\n'), statements };
}
