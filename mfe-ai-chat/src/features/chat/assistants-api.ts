import { csrfToken } from '@headstock/graphql-client/csrf-token';
import type { Assistant, Rating, Reply, Statement } from './chat.model.ts';
import { readEvents } from './read-events.ts';

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

/** Who waits for an answer: hears it grow, and may leave. */
export interface Listener {
  readonly onText: (markdown: string) => void;
  readonly signal: AbortSignal;
}

/** The chat's calls. Each throws on a failed request or a malformed answer. */
export interface AssistantsApi {
  readonly list: () => Promise<AssistantList>;
  readonly select: (selectedId: string | null) => Promise<void>;
  readonly ask: (question: Question, listener: Listener) => Promise<Reply>;
  /** 0 takes a rating back. */
  readonly rate: (messageId: string, rating: Rating) => Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const nonsense = (): Error => new Error('The assistant answered something that makes no sense.');

function textIn(record: Record<string, unknown>, name: string): string {
  const text = record[name];
  if (typeof text !== 'string') throw nonsense();
  return text;
}

function readAssistant(raw: unknown): Assistant {
  if (!isRecord(raw)) throw nonsense();
  return { id: textIn(raw, 'id'), name: textIn(raw, 'name') };
}

function readList(raw: unknown): AssistantList {
  if (!isRecord(raw) || !Array.isArray(raw['assistants'])) throw nonsense();
  const { selectedId } = raw;
  return {
    assistants: raw['assistants'].map(readAssistant),
    selectedId: typeof selectedId === 'string' ? selectedId : null,
  };
}

function readStatement(raw: unknown): Statement {
  if (!isRecord(raw) || !isRecord(raw['passage'])) throw nonsense();
  const { passage } = raw;
  return {
    text: textIn(raw, 'text'),
    passage: {
      title: textIn(passage, 'title'),
      path: textIn(passage, 'path'),
      text: textIn(passage, 'text'),
      date: typeof passage['date'] === 'string' ? passage['date'] : null,
    },
  };
}

function readReply(raw: unknown): Reply {
  if (!isRecord(raw) || !isRecord(raw['message'])) throw nonsense();
  const { message } = raw;
  const { statements } = message;
  return {
    threadId: textIn(raw, 'threadId'),
    messageId: typeof message['id'] === 'string' ? message['id'] : '',
    content: textIn(message, 'content'),
    statements: Array.isArray(statements) ? statements.map(readStatement) : [],
    isUnfinished: message['isUnfinished'] === true,
  };
}

/** Reads a streamed answer to its end. */
async function readStream(body: ReadableStream<Uint8Array>, onText: Listener['onText']): Promise<Reply> {
  for await (const { name, data } of readEvents(body)) {
    if (name === 'text' && isRecord(data)) onText(textIn(data, 'text'));
    if (name === 'done') return readReply(data);
    if (name === 'failed') throw new Error('The assistant did not answer.');
  }
  throw new Error('The answer broke off.');
}

type Method = 'GET' | 'PATCH' | 'POST';
type More = { readonly signal?: AbortSignal; readonly accept?: string };

/** Calls the shop's own server, in the page's language and with its CSRF token. */
export function createAssistantsApi(locale: string): AssistantsApi {
  async function call(method: Method, path: string, body?: object, more: More = {}): Promise<Response> {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(more.signal ? { signal: more.signal } : {}),
      headers: {
        'accept-language': locale,
        ...(body ? { 'content-type': 'application/json', 'csrf-token': csrfToken() } : {}),
        ...(more.accept === undefined ? {} : { accept: more.accept }),
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
    ask: async ({ text, threadId, assistantId }, { onText, signal }) => {
      const question = { payload: { text }, threadId, type: 'writer', assistantId };
      const response = await call('POST', '/api/carter-assistant', question, {
        signal,
        accept: 'text/event-stream, application/json',
      });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      return isStream && response.body ? readStream(response.body, onText) : readReply(await response.json());
    },
    rate: async (messageId, rating) => {
      await call('POST', '/api/carter-assistant/ratings', { messageId, rating });
    },
  };
}
