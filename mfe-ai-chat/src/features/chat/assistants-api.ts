import type { Assistant } from './chat.model.ts';

/** The assistants, and the one that this admin chose last. */
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

/** What the server says to it. */
export interface Reply {
  readonly threadId: string;
  /** Markdown of whoever: to be cleaned before it is shown. */
  readonly content: string;
}

/** The assistants' side of the chat. Every call throws when there is no answer, or one that makes no sense. */
export interface ChatServer {
  readonly list: () => Promise<AssistantList>;
  readonly select: (selectedId: string | null) => Promise<void>;
  readonly ask: (question: Question) => Promise<Reply>;
}

const csrfName = 'csrf-token';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The token of the page's cookie, else of its meta tag. */
function csrfToken(): string {
  const fromCookie = new RegExp(`(?:^|;\\s*)${csrfName}=([^;]*)`).exec(document.cookie)?.[1];
  return fromCookie ?? document.querySelector(`meta[name="${csrfName}"]`)?.getAttribute('content') ?? '';
}

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

/** The server of this shop, asked in the page's language with the page's CSRF token. */
export function createChatServer(locale: string): ChatServer {
  async function call(method: 'GET' | 'PATCH' | 'POST', path: string, body?: object): Promise<unknown> {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': locale,
        ...(body ? { 'content-type': 'application/json', [csrfName]: csrfToken() } : {}),
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
