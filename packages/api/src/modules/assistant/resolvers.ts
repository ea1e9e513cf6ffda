import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import {
  type AssistantRow,
  createAssistant,
  findAssistant,
  listAssistants,
  listRevisions,
  makeDefault,
  publishAssistant,
  saveAssistant,
} from './definitions/assistants.ts';
import { nameOf } from './definitions/assistant-document.ts';
import { InvalidDefinitionError, readDefinition, toDefinition } from './definitions/definition-input.ts';
import { MICROCENTS } from './threads/limits.ts';
import { readAssistantDays, readAssistantUse } from './threads/assistant-use.ts';
import { findQuestion, readQuestionLog } from './threads/question-log.ts';

const isRating = (value: number): value is 1 | -1 => value === 1 || value === -1;

/** The assistants by their ids, read once in a request. */
async function assistantOf({ memo, actor }: GraphQLContext, id: string): Promise<AssistantRow | undefined> {
  const all = await memo('assistant: all', () => listAssistants(actor.db));
  return all.find((assistant) => assistant.id === id);
}

async function nameIn(context: GraphQLContext, id: string): Promise<string | null> {
  const assistant = await assistantOf(context, id);
  return assistant ? nameOf(assistant.document, context.actor.locale) : null;
}

async function answerWithAssistant(actor: ActorContext, work: () => Promise<AssistantRow>) {
  try {
    const { id } = await work();
    return { ...done, field: null, assistant: (await findAssistant(actor.db, id)) ?? null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const field = error instanceof InvalidDefinitionError ? error.field : null;
    return { ...refused(error.message, error.code), field, assistant: null };
  }
}

export const resolvers = {
  Assistant: {
    name: ({ document }, _args, { actor }) => nameOf(document, actor.locale),
    isActive: ({ published }) => published !== null,
    isDefault: ({ is_default: isDefault }) => isDefault,
    hasChanges: ({ document, published }) => JSON.stringify(document) !== JSON.stringify(published),
    updatedAt: ({ updated_at: at }) => at,
    definition: ({ document }) => toDefinition(document),
    revisions: async ({ id }, _args, { actor }) =>
      (await listRevisions(actor.db, id)).map(({ version, action, author, created_at: createdAt, document }) => ({
        version,
        action,
        authorName: author,
        createdAt,
        definition: toDefinition(document),
      })),
  },
  AssistantQuestion: {
    assistantName: ({ assistantId }, _args, context) => nameIn(context, assistantId),
    answer: ({ content }) => content,
    statements: ({ statements }) =>
      statements.map(({ text, passage }) => ({
        text,
        title: passage.title,
        path: passage.path,
        passage: passage.text,
        date: passage.date,
      })),
    costCents: ({ costMicrocents }) => costMicrocents / MICROCENTS,
  },
  AssistantUse: {
    assistantName: ({ assistantId }, _args, context) => nameIn(context, assistantId),
    costCents: ({ costMicrocents }) => costMicrocents / MICROCENTS,
    hourlyQuestions: async ({ assistantId }, _args, context) =>
      (await assistantOf(context, assistantId))?.published?.hourlyQuestions ?? null,
    costTodayCents: ({ costTodayMicrocents }) => costTodayMicrocents / MICROCENTS,
    dailyCents: async ({ assistantId }, _args, context) =>
      (await assistantOf(context, assistantId))?.published?.dailyCents ?? null,
  },
  AssistantDay: { costCents: ({ costMicrocents }) => costMicrocents / MICROCENTS },
  Query: {
    assistants: (_source, _args, { actor }) => listAssistants(actor.db),
    assistant: async (_source, { id }, { actor }) => (await findAssistant(actor.db, id)) ?? null,
    assistantModel: (_source, _args, { config }) => config.assistant?.model ?? null,
    assistantQuestions: (_source, { filter, ...args }, { actor }) => {
      const { ratings, ...rest } = filter ?? {};
      return readQuestionLog(actor.db, { ...rest, ratings: ratings?.filter(isRating) ?? null }, args);
    },
    assistantQuestion: async (_source, { id }, { actor }) => (await findQuestion(actor.db, id)) ?? null,
    assistantUse: (_source, _args, { actor }) => readAssistantUse(actor.db),
    assistantDays: (_source, _args, { actor }) => readAssistantDays(actor.db),
  },
  Mutation: {
    assistantCreate: (_source, { definition }, { actor }) =>
      answerWithAssistant(actor, async () => createAssistant(actor, readDefinition(definition, actor.locale))),
    assistantSave: (_source, { id, version, definition }, { actor }) =>
      answerWithAssistant(actor, async () =>
        saveAssistant(actor, id, version, readDefinition(definition, actor.locale)),
      ),
    assistantPublish: (_source, { id, version }, { actor }) =>
      answerWithAssistant(actor, () => publishAssistant(actor, id, version, true)),
    assistantRetire: (_source, { id, version }, { actor }) =>
      answerWithAssistant(actor, () => publishAssistant(actor, id, version, false)),
    assistantMakeDefault: (_source, { id, version }, { actor }) =>
      answerWithAssistant(actor, () => makeDefault(actor, id, version)),
  },
} satisfies Resolvers;
