import { locales } from '@headstock/contracts/locale';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import {
  allMailTemplates,
  defaultText,
  findMailTemplate,
  type MailTemplate,
} from '#api/platform/mail/mail-template.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { MailTextFault } from './mail-text-fault.ts';
import { type LocalMailText, loadTexts, restoreText, saveText } from './own-texts.ts';
import { previewText, sendTest } from './preview.ts';

const unwritten = { version: 0, own: null, history: [] } as const;

function view(template: MailTemplate, texts: ReadonlyMap<string, LocalMailText>, { locale: language }: ActorContext) {
  return {
    key: template.key,
    group: template.group,
    title: template.title[language],
    placeholders: Object.entries(template.placeholders).map(([name, { isRequired = false, sample }]) => ({
      name,
      isRequired,
      sample: sample[language],
    })),
    texts: locales.map((locale) => {
      const { version, own, history } = texts.get(`${template.key} ${locale}`) ?? unwritten;
      const standard = defaultText(template, locale);
      return {
        locale,
        version,
        isOwn: own !== null,
        words: own ?? standard,
        standard,
        history: history.map(({ text, ...rest }) => ({ ...rest, words: text })),
      };
    }),
  };
}

async function findView(actor: ActorContext, key: string) {
  const template = findMailTemplate(key);
  return template ? view(template, await loadTexts(actor.db, key), actor) : null;
}

/** Runs work and gives its value; a refusal names the part of the text that it is about. */
async function tried<Value>(work: () => Promise<Value>) {
  try {
    return { value: await work(), answer: { ...done, field: null } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const field = error instanceof MailTextFault ? error.field : null;
    return { value: null, answer: { ...refused(error.message, error.code), field } };
  }
}

export const resolvers = {
  Query: {
    mailTemplates: async (_source, _args, { actor }) => {
      const texts = await loadTexts(actor.db, null);
      return allMailTemplates().map((template) => view(template, texts, actor));
    },
    mailTemplate: (_source, { key }, { actor }) => findView(actor, key),
  },
  Mutation: {
    mailTextSave: async (_source, { words, ...seen }, { actor }) => {
      const { answer } = await tried(() => saveText(actor, seen, words));
      return { ...answer, template: answer.success ? await findView(actor, seen.key) : null };
    },
    mailTextRestore: async (_source, seen, { actor }) => {
      const { answer } = await tried(() => restoreText(actor, seen));
      return { ...answer, template: answer.success ? await findView(actor, seen.key) : null };
    },
    mailTextPreview: async (_source, { key, locale, words }, { actor, config }) => {
      const { value, answer } = await tried(() => previewText(actor, key, locale, words, config.publicUrl));
      return { ...answer, preview: value };
    },
    mailTextTest: async (_source, { key, locale, words }, { actor, config }) => {
      const { answer } = await tried(() => sendTest(actor, key, locale, words, config.publicUrl));
      return { ...answer, preview: null };
    },
  },
} satisfies Resolvers;
