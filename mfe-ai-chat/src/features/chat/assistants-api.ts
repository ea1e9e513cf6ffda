import { type AssistantReply, isRecord, malformed, textIn } from '@headstock/commerce-client/assistant-reply';
import { type AnswerListener, askAssistant } from '@headstock/commerce-client/ask-assistant';
import { csrfToken } from '@headstock/graphql-client/csrf-token';
import type { Assistant, Rating } from './chat.model.ts';

/** The assistants, and the one that this admin selected last. */
export interface AssistantList {
  readonly assistants: readonly Assistant[];
  readonly selectedId: string | null;
}

/** A question to an assistant. */
export interface Question {
  readonly text: string;
  readonly threadId: string | null;
  readonly assistantId: string;
}

/** The chat's calls. Each throws on a failed request or a malformed answer. */
export interface AssistantsApi {
  readonly list: () => Promise<AssistantList>;
  readonly select: (selectedId: string | null) => Promise<void>;
  readonly ask: (question: Question, listener: AnswerListener) => Promise<AssistantReply>;
  /** 0 takes a rating back. */
  readonly rate: (messageId: string, rating: Rating) => Promise<void>;
}

function readAssistant(raw: unknown): Assistant {
  if (!isRecord(raw)) throw malformed();
  return { id: textIn(raw, 'id'), name: textIn(raw, 'name') };
}

function readList(raw: unknown): AssistantList {
  if (!isRecord(raw) || !Array.isArray(raw['assistants'])) throw malformed();
  const { selectedId } = raw;
  return {
    assistants: raw['assistants'].map(readAssistant),
    selectedId: typeof selectedId === 'string' ? selectedId : null,
  };
}

type Method = 'GET' | 'PATCH' | 'POST';

/** Calls the shop's own server, in the page's language and with its CSRF token. */
export function createAssistantsApi(locale: string): AssistantsApi {
  async function call(method: Method, path: string, body?: object): Promise<Response> {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': locale,
        ...(body ? { 'content-type': 'application/json', 'csrf-token': csrfToken() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
    return response;
  }

  return {
    list: async () => readList(await (await call('GET', '/api/assistants')).json()),
    select: async (selectedId) => {
      await call('PATCH', '/api/assistants', { selectedId });
    },
    ask: ({ text, threadId, assistantId }, listener) =>
      askAssistant(
        '/api/carter-assistant',
        { payload: { text }, threadId, type: 'writer', assistantId },
        locale,
        listener,
      ),
    rate: async (messageId, rating) => {
      await call('POST', '/api/carter-assistant/ratings', { messageId, rating });
    },
  };
}
