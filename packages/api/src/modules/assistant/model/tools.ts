import type { ChatCompletionTool } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { readOrderNumber } from '@headstock/contracts/order-number';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { findInstruments } from '#api/modules/assistant/facts/find-instruments.ts';
import { stateOrder } from '#api/modules/assistant/facts/find-order.ts';
import { searchTexts } from '#api/modules/assistant/retrieval/answer-from-texts.ts';
import type { Passage, PassageKind } from '#api/modules/assistant/retrieval/passage.ts';
import type { ToolCall } from './tool-calls.model.ts';

/** What a tool works with: the rights, the language and the sources of the question. */
export type ToolScope = {
  readonly actor: ActorContext;
  readonly locale: Locale;
  readonly sources: readonly PassageKind[];
};

/** What a tool found, or why it could not be run; the model reads either. */
export type ToolResult = { readonly passages: readonly Passage[]; readonly problem: string | null };

type Tool = {
  readonly description: string;
  readonly parameters: Record<string, unknown>;
  /** The sources without which there is nothing to look for. */
  readonly needs: readonly PassageKind[];
  readonly run: (given: unknown, scope: ToolScope) => Promise<readonly Passage[]>;
};

const text = z.string().trim().min(1).max(300);
const query = z.object({ query: text });
const number = z.object({ number: text });
const TEXTS = 4;

const oneText = (name: string, description: string): Record<string, unknown> => ({
  type: 'object',
  properties: { [name]: { type: 'string', description } },
  required: [name],
  additionalProperties: false,
});

/** All tools. They read and never write. */
const tools: Readonly<Record<string, Tool>> = {
  search_catalogue: {
    description: 'Instruments for sale with their price and stock of this moment.',
    parameters: oneText('query', 'Maker, model, year, kind or finish, and a price limit such as “under $2,000”.'),
    needs: ['catalogue'],
    run: async (given, { actor, locale }) => {
      const found = await findInstruments(actor.db, query.parse(given).query, locale, {
        now: actor.now,
        isToBuy: true,
      });
      return (found?.statements ?? []).map(({ passage }) => passage);
    },
  },
  order_state: {
    description: 'Where an order stands at this moment.',
    parameters: oneText('number', 'The number on the invoice, such as HS-4F7K2-MQ3XY.'),
    needs: ['orders'],
    run: async (given, { actor, locale }) => {
      const read = readOrderNumber(number.parse(given).number);
      const statements = read === null ? [] : await stateOrder(actor, read, locale);
      return statements.slice(0, 1).map(({ passage }) => passage);
    },
  },
  search_policies: {
    description: 'What the pages, the questions and the stories of the shop say.',
    parameters: oneText('query', 'What to look for, in the language of the question.'),
    needs: ['pages', 'faq', 'blog'],
    run: (given, { actor, locale, sources }) => {
      const kinds = sources.filter((kind) => kind !== 'catalogue' && kind !== 'orders');
      return searchTexts(actor.db, kinds, query.parse(given).query, locale, TEXTS);
    },
  },
};

const isOffered = ({ needs }: Tool, sources: readonly PassageKind[]): boolean =>
  needs.some((kind) => sources.includes(kind));

/** The tools of an assistant, as the model is told of them. */
export function toolsFor(sources: readonly PassageKind[]): readonly ChatCompletionTool[] {
  return Object.entries(tools)
    .filter(([, tool]) => isOffered(tool, sources))
    .map(([name, { description, parameters }]) => ({ type: 'function', function: { name, description, parameters } }));
}

function readArguments(given: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(given === '' ? '{}' : given) };
  } catch {
    return { ok: false };
  }
}

/** Runs a call under the rights of the asker. What the model got wrong is a problem that it reads, never an error. */
export async function runTool(call: ToolCall, scope: ToolScope): Promise<ToolResult> {
  const tool = Object.hasOwn(tools, call.name) ? tools[call.name] : undefined;
  if (!tool || !isOffered(tool, scope.sources)) return { passages: [], problem: 'There is no such tool.' };
  const given = readArguments(call.arguments);
  if (!given.ok) return { passages: [], problem: 'The arguments are not valid JSON. Send them again.' };
  try {
    return { passages: await tool.run(given.value, scope), problem: null };
  } catch (error) {
    if (error instanceof z.ZodError)
      return { passages: [], problem: 'The arguments do not fit the schema of the tool.' };
    throw error;
  }
}
