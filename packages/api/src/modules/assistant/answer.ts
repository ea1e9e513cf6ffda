import { pathInLocale } from '@headstock/contracts/locale';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type AssistantId, nameOf } from './assistants.ts';
import { findInstruments } from './find-instruments.ts';
import { findPolicies } from './find-policies.ts';
import { escapeMarkdown, linkTo, type Passage } from './passage.ts';
import { wordings } from './wording.ts';

/** An answer from what the shop itself knows. */
export type Answer = {
  /** Markdown that names its sources as links. */
  readonly content: string;
  /** What it rests on; empty when the shop does not know. */
  readonly passages: readonly Passage[];
};

async function answerFromCatalogue(db: Db, question: string, locale: Locale): Promise<Answer> {
  const say = wordings[locale];
  const found = await findInstruments(db, question, locale);
  if (!found) {
    const shop = linkTo({ title: say.wholeShop, path: pathInLocale('/shop', locale) });
    const unknown = say.nothingListed(nameOf('policies', locale), storeProfile.phone.label);
    return { content: `${unknown}\n\n${say.source} ${shop}`, passages: [] };
  }
  const { total, ceiling, passages, searchPath } = found;
  const words = escapeMarkdown(found.words);
  const lead = ceiling === null ? say.found(total, words) : say.foundUnder(total, words, escapeMarkdown(ceiling));
  const lines = passages.map((passage) => `- ${linkTo(passage)}, ${escapeMarkdown(passage.text)}`);
  const source = `${say.source} ${linkTo({ title: say.searchAll, path: searchPath })}`;
  return { content: [lead, lines.join('\n'), source].join('\n\n'), passages };
}

function answerFromPolicies(question: string, locale: Locale): Answer {
  const say = wordings[locale];
  const passages = findPolicies(question, locale);
  if (passages.length === 0) {
    return { content: say.noPolicy(nameOf('catalogue', locale), storeProfile.phone.label), passages };
  }
  const texts = passages.map(({ title, text }) => `**${escapeMarkdown(title)}.** ${escapeMarkdown(text)}`);
  const source = `${passages.length > 1 ? say.sources : say.source} ${passages.map(linkTo).join(', ')}`;
  return { content: [...texts, source].join('\n\n'), passages };
}

/** What an assistant answers by retrieval, without any model. */
export async function answerByRetrieval(
  db: Db,
  assistant: AssistantId,
  question: string,
  locale: Locale,
): Promise<Answer> {
  return assistant === 'catalogue' ? answerFromCatalogue(db, question, locale) : answerFromPolicies(question, locale);
}
