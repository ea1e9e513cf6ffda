import { csrfToken } from '@headstock/graphql-client/csrf-token';
import type { Assistant } from './chat.model.ts';

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

/** The answer of an assistant. */
export interface Reply {
  readonly threadId: string;
  /** Untrusted Markdown. */
  readonly content: string;
}

/** The chat's calls. Each throws on a failed request or a malformed answer. */
export interface AssistantsApi {
  readonly list: () => Promise<AssistantList>;
  readonly select: (selectedId: string | null) => Promise<void>;
  readonly ask: (question: Question) => Promise<Reply>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readAssistant(raw: unknown): Assistant {
  if (!isRecord(raw) || typeof raw['id'] !== 'string' || typeof raw['name'] !== 'string') throw nonsense();
  return { id: raw['id'], name: raw['name'] };
}

function readList(raw: unknown): AssistantList {
  if (!isRecord(raw) || !Array.isArray(raw['assistants'])) throw nonsense();
  const { selectedId } = raw;
  return {
    assistants: raw['assistants'].map(readAssistant),
    selectedId: typeof selectedId === 'string' ? selectedId : null,
  };
}

function readReply(raw: unknown): Reply {
  if (!isRecord(raw) || typeof raw['threadId'] !== 'string' || !isRecord(raw['message'])) throw nonsense();
  const { content } = raw['message'];
  if (typeof content !== 'string') throw nonsense();
  return { threadId: raw['threadId'], content };
}

const nonsense = (): Error => new Error('The assistant answered something that makes no sense.');

/** Calls the shop's own server, in the page's language and with its CSRF token. */
export function createAssistantsApi(locale: string): AssistantsApi {
  async function call(method: 'GET' | 'PATCH' | 'POST', path: string, body?: object): Promise<unknown> {
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
    return response.json();
  }

  return {
    list: async () => readList(await call('GET', '/api/assistants')),
    select: async (selectedId) => {
      await call('PATCH', '/api/assistants', { selectedId });
    },
    ask: async ({ text, threadId, assistantId }) =>
      readReply(
        await call('POST', '/api/carter-assistant', { payload: { text }, threadId, type: 'writer', assistantId }),
      ),
  };
}
