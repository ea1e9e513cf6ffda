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

/** An answer that claims nothing, and so shows no passage. */
export function greet(locale: Locale): Answer {
  return { outcome: 'answered', content: escapeMarkdown(wordings[locale].greeting), statements: [] };
}

const isListed = ({ passage }: Statement): boolean => passage.kind === 'catalogue';

/** Puts statements together: facts of the catalogue as a list, texts as a paragraph for each passage. `lead` is a notice above them. */
export function compose(statements: readonly Statement[], locale: Locale, lead?: string): Answer {
  const sources = new Sources();
  const marked = ({ text, passage }: Statement): string => `${escapeMarkdown(text)} ${sources.mark(passage)}`;
  if (statements.length === 0) return decline(locale);
  const [first, ...listed] = statements.filter(isListed);
  const facts = first ? [marked(first), listed.map((statement) => `- ${marked(statement)}`).join('\n')] : [];
  const others = statements.filter((statement) => !isListed(statement));
  const paragraphs = [...Map.groupBy(others, ({ passage }) => sources.numberOf(passage)).values()].map((said) =>
    said.map(marked).join(' '),
  );
  const notice = lead === undefined ? [] : [`**${escapeMarkdown(lead)}**`];
  const parts = [...notice, ...facts, ...paragraphs, sources.list(locale)];
  return { outcome: 'answered', content: parts.filter((part) => part !== '').join('\n\n'), statements };
}
